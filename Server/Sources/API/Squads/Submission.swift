import Domain

/// What waits to be written.
struct Submission: Sendable {
  /// The ids of changes that may have been seen before.
  let ids: [StampedChange.ID]
  /// Delivers to a sequencer; what comes back is called once its entries are on disk.
  let run: @Sendable (inout SquadSequencer) -> () -> Void
  /// Called when the entries could not be written.
  let fail: @Sendable (APIProblem) -> Void

  init<Value: Sendable>(
    ids: [StampedChange.ID],
    _ continuation: CheckedContinuation<Result<Value, APIProblem>, Never>,
    _ body: @escaping @Sendable (inout SquadSequencer) throws(APIProblem) -> Value
  ) {
    self.ids = ids
    run = { sequencer in
      let result: Result<Value, APIProblem>
      do throws(APIProblem) {
        result = .success(try body(&sequencer))
      } catch {
        result = .failure(error)
      }
      return { continuation.resume(returning: result) }
    }
    fail = { continuation.resume(returning: .failure($0)) }
  }
}
