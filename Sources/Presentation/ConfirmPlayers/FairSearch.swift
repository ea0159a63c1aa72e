import Domain
import Splitting

/// A search for fair teams, in slices that are so short that no tap waits.
final class FairSearch {
  /// So few that a tap which comes meanwhile seems to be answered at once.
  private static let stepsOfASlice = 40_000

  /// What is searched: without the rules that cannot be kept beside the others, once they are known.
  private(set) var request: SplitRequest
  /// Why rules were left out, one after the other.
  private(set) var contradictions: [SplitError] = []
  /// `nil` before the first slice, which prepares it.
  private var search: SplitSearch?

  init(_ request: SplitRequest) { self.request = request }

  /// The best split; `nil` while the search goes on.
  var result: Split? {
    guard let search, search.isFinished else { return nil }
    return search.split
  }

  func goOn() throws(SplitError) {
    if let search { return search.run(steps: Self.stepsOfASlice) }
    do throws(SplitError) {
      search = try SplitSearch(request)
    } catch {
      guard let relaxed = request.relaxed(after: error) else { throw error }
      contradictions.append(error)
      request = relaxed
    }
  }
}
