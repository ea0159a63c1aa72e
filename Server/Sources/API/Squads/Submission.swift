import Domain

/// What waits to be written.
struct Submission: Sendable {
  /// The ids of changes that may have been seen before.
  let ids: [StampedChange.ID]
  /// Delivers to a sequencer; what comes back is called once its entries are on disk.
  let run: @Sendable (inout SquadSequencer) -> () -> Void
  /// Called when the entries could not be written.
  let fail: @Sendable (APIError) -> Void

  init<Value: Sendable>(
    ids: [StampedChange.ID],
    _ continuation: CheckedContinuation<Result<Value, APIError>, Never>,
    _ body: @escaping @Sendable (inout SquadSequencer) throws(APIError) -> Value
  ) {
    self.ids = ids
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
