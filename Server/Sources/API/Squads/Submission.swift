import Domain

/// What waits to be written.
struct Submission: Sendable {
  /// The ids of changes that may have been seen before.
  let ids: [StampedChange.ID]
  /// Adds to a draft; what comes back is called once the draft is on disk.
  let run: @Sendable (inout SquadDraft) -> () -> Void
  /// Called when the draft could not be written.
  let fail: @Sendable (APIProblem) -> Void

  init<Value: Sendable>(
    ids: [StampedChange.ID],
    _ continuation: CheckedContinuation<Result<Value, APIProblem>, Never>,
    _ body: @escaping @Sendable (inout SquadDraft) throws(APIProblem) -> Value
  ) {
    self.ids = ids
    run = { draft in
      let result: Result<Value, APIProblem>
      do throws(APIProblem) {
        result = .success(try body(&draft))
      } catch {
        result = .failure(error)
      }
      return { continuation.resume(returning: result) }
    }
    fail = { continuation.resume(returning: .failure($0)) }
  }
}
