import Domain

/// A request's changes that wait for the next transaction.
struct Submission: Sendable {
  /// The ids of changes that may have been delivered before.
  let ids: [StampedChange.ID]
  /// Whether a change may be refused without an entry, by which the log would tell that it was delivered
  /// before.
  let mayLeaveNoEntry: Bool
  /// Adds the changes to a sequencer; the returned function is called when they are on disk.
  let run: @Sendable (inout SquadSequencer) -> () -> Void
  /// Called instead when the changes could not be written.
  let fail: @Sendable (APIError) -> Void

  init<Value: Sendable>(
    ids: [StampedChange.ID], mayLeaveNoEntry: Bool,
    _ continuation: CheckedContinuation<Result<Value, APIError>, Never>,
    _ body: @escaping @Sendable (inout SquadSequencer) throws(APIError) -> Value
  ) {
    self.ids = ids
    self.mayLeaveNoEntry = mayLeaveNoEntry
    run = { sequencer in
      let result: Result<Value, APIError>
      do throws(APIError) {
        result = .success(try body(&sequencer))
      } catch {
        result = .failure(error)
      }
      return { continuation.resume(returning: result) }
    }
    fail = { continuation.resume(returning: .failure($0)) }
  }
}
