extension Weekday: Codable {}
