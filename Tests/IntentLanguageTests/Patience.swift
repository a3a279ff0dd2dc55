import Foundation

/// How many times as long work may take where the time for it is bounded: sanitizers make all of it several times slower.
let patience = ProcessInfo.processInfo.environment["SANITIZED"] == nil ? 1 : 5
