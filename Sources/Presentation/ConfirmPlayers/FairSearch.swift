import Domain

/// A search for fair teams, in slices that are so short that no tap waits.
final class FairSearch {
  /// So few that a tap which comes meanwhile seems to be answered at once.
  private static let stepsOfASlice = 40_000

  let request: SplitRequest
  /// `nil` before the first slice, which prepares it.
  private var search: SplitSearch?

  init(_ request: SplitRequest) { self.request = request }

  /// The best split; `nil` while the search goes on.
  var result: Split? {
    guard let search, search.isFinished else { return nil }
    return search.split
  }

  func goOn() throws(SplitError) {
    if let search {
      search.run(steps: Self.stepsOfASlice)
    } else {
      search = try SplitSearch(request)
    }
  }
}
