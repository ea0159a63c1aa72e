import Domain
import Hummingbird
import Splitting
import Wire

extension Routes {
  /// How many steps a request may take before others have their turn: some milliseconds.
  private static let splitSteps = 20_000
  /// What a split counts as of what an account may write: it takes as long.
  private static let splitBytes = 50_000

  /// Splits the players that the request describes; nothing is read or stored.
  func split(_ request: Request, _ caller: Caller) async throws(APIError) -> Response {
    try spend(Self.splitBytes, by: caller)
    let body = try await request.bytes()
    let submission: SplitSubmission
    do throws(SplitSubmissionError) {
      submission = try SplitSubmission(json: body)
    } catch {
      throw .split(error)
    }
    let split: Split
    do throws(SplitError) {
      let search = try SplitSearch(submission.request)
      while !search.isFinished {
        search.run(steps: Self.splitSteps)
        await Task.yield()
      }
      split = search.split
    } catch {
      throw .split(.split(error, ids: submission.ids))
    }
    return .json(JSONWriter.write { $0.split(split, ids: submission.ids) })
  }
}
