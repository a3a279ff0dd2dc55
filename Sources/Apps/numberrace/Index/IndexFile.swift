import ArgumentParser
import NumbersGame
import NumbersSolver

extension SolutionIndex {
  /// Opens the file of an index.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be read or is not an index.
  init(file path: String) throws(CommandFailure) {
    do throws(IndexError) {
      try self.init(mapping: path)
    } catch {
      switch error {
      case .unreadable(let reason):
        throw CommandFailure(.cannotRead, "'\(path)' cannot be read: \(reason)")
      default:
        throw CommandFailure(.badInput, "'\(path)' cannot be used: \(error)")
      }
    }
  }
}
