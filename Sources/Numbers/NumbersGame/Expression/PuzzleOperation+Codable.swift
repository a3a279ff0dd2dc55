extension PuzzleOperation: Codable {}
