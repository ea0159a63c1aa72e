/// A response that leaves out what the request brought.
///
/// A device that sends 4,000 changes knows them already. Instead of each with its outcome, the response has a run:
/// that so many of them, one after another, stand in the log from a number on.
public struct BriefSyncResponse: Equatable, Sendable {
  /// The response without the changes of the runs, and without their outcomes.
  public let rest: SyncResponse
  /// What was left out, in the order of the request.
  public let runs: [Run]

  /// Changes of a request that follow one another in the log as they do in the request.
  public struct Run: Hashable, Sendable {
    /// The place of the first in the request, from 0.
    public let start: Int
    /// How many they are; at least 1.
    public let count: Int
    /// The sequence number of the first.
    public let sequence: Int64
    /// The author of all of them; `nil` in what a scorekeeper receives.
    public let author: Author?
    /// When the server took in all of them; `nil` where `SequencedChange` has none.
    public let acceptedAt: Instant?

    /// Creates a run.
    public init(
      start: Int, count: Int, sequence: Int64, author: Author?, acceptedAt: Instant?
    ) {
      self.start = start
      self.count = count
      self.sequence = sequence
      self.author = author
      self.acceptedAt = acceptedAt
    }
  }

  /// Creates a response of its two parts.
  public init(rest: SyncResponse, runs: [Run]) {
    self.rest = rest
    self.runs = runs
  }

  /// Leaves out of a response what the request brought: the changes that its page has just as they were sent.
  /// - Parameters:
  ///   - response: The response, with an outcome for each change of the request, in its order.
  ///   - changes: The changes of the request.
  public init(_ response: SyncResponse, to changes: [StampedChange]) {
    let page = response.page.changes
    var places: [Int64: Int] = [:]
    for (place, change) in page.enumerated() { places[change.sequence] = place }
    var runs: [Run] = []
    var outcomes: [IdentifiedOutcome] = []
    var leftOut: Set<Int64> = []
    for (start, outcome) in response.outcomes.enumerated() {
      guard case .accepted(let sequence) = outcome.outcome, let place = places[sequence],
        start < changes.count, page[place].stamped == changes[start],
        leftOut.insert(sequence).inserted
      else {
        outcomes.append(outcome)
        continue
      }
      let one = Run(page[place], at: start)
      if let joined = runs.last?.joined(with: one) {
        runs[runs.count - 1] = joined
      } else {
        runs.append(one)
      }
    }
    let kept = page.filter { !leftOut.contains($0.sequence) }
    self.init(
      rest: response.with(outcomes, kept, changeLimit: SyncRequest.briefChangeLimit), runs: runs)
  }

  /// The response with what was left out.
  /// - Parameter changes: The changes of the request.
  /// - Returns: The response; `nil` when the runs do not fit the request.
  public func whole(for changes: [StampedChange]) -> SyncResponse? {
    var outcomes: [IdentifiedOutcome] = []
    var own: [SequencedChange] = []
    var others = rest.outcomes[...]
    for run in runs {
      guard run.start >= outcomes.count, run.count > 0, run.start <= changes.count - run.count,
        run.sequence > 0, run.sequence <= .max - Int64(run.count)
      else { return nil }
      while outcomes.count < run.start {
        guard let other = others.popFirst() else { return nil }
        outcomes.append(other)
      }
      for number in 0..<run.count {
        let change = run.change(number, of: changes)
        own.append(change)
        outcomes.append(
          IdentifiedOutcome(
            id: change.stamped.id, outcome: .accepted(sequence: change.sequence)))
      }
    }
    return rest.with(
      outcomes + others, Self.merged(rest.page.changes, own), changeLimit: rest.changeLimit)
  }

  /// Changes of two lists in their order in the log.
  private static func merged(
    _ others: [SequencedChange], _ own: [SequencedChange]
  ) -> [SequencedChange] {
    guard !others.isEmpty else { return own }
    return (others + own).sorted { $0.sequence < $1.sequence }
  }
}

extension BriefSyncResponse.Run {
  fileprivate init(_ change: SequencedChange, at start: Int) {
    self.init(
      start: start, count: 1, sequence: change.sequence, author: change.author,
      acceptedAt: change.acceptedAt)
  }

  /// This run and the next as one; `nil` when the log or the request has others in between.
  fileprivate func joined(with next: Self) -> Self? {
    let isNext = next.start == start + count && next.sequence == sequence + Int64(count)
    guard isNext, next.author == author, next.acceptedAt == acceptedAt else { return nil }
    return Self(
      start: start, count: count + next.count, sequence: sequence, author: author,
      acceptedAt: acceptedAt)
  }

  fileprivate func change(_ number: Int, of changes: [StampedChange]) -> SequencedChange {
    SequencedChange(
      sequence: sequence + Int64(number), author: author, acceptedAt: acceptedAt,
      stamped: changes[start + number])
  }
}

extension SyncResponse {
  fileprivate func with(
    _ outcomes: [IdentifiedOutcome], _ changes: [SequencedChange], changeLimit: Int
  ) -> SyncResponse {
    SyncResponse(
      epoch: epoch, outcomes: outcomes,
      page: ChangePage(
        since: page.since, upTo: page.upTo, changes: changes, last: page.last),
      latest: latest, now: now, presence: presence, username: username, changeLimit: changeLimit)
  }
}
