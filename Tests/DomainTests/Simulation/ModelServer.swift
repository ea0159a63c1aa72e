import Domain

/// What a phone asks of the server: to take its changes, and for what it does not know.
struct ModelRequest {
  let since: Int64
  let changes: [StampedChange]
}

/// What the server answers.
struct ModelAnswer {
  let outcomes: [(id: StampedChange.ID, outcome: ChangeOutcome)]
  let page: ChangePage
}

/// The rules of a server and nothing else: one log, one squad, one answer for each change for good.
struct ModelServer {
  private(set) var squad = Squad()
  private(set) var log: [SequencedChange] = []
  /// The squad after each change; the first is the empty one.
  private(set) var squads = [Squad()]
  private var outcomes: [StampedChange.ID: ChangeOutcome] = [:]

  var sequence: Int64 { Int64(log.count) }

  /// Takes a request; one that comes again gets the same outcomes again.
  mutating func answer(
    _ request: ModelRequest, from author: Account.ID, pageLimit: Int
  ) -> ModelAnswer {
    let outcomes = request.changes.map { ($0.id, take($0, from: author)) }
    return ModelAnswer(outcomes: outcomes, page: page(since: request.since, limit: pageLimit))
  }

  /// At most `limit` changes after `since`.
  func page(since: Int64, limit: Int) -> ChangePage {
    let changes = log.dropFirst(Int(since)).prefix(limit)
    return ChangePage(
      since: since, upTo: since + Int64(changes.count), changes: Array(changes))
  }

  /// Where in the log a change is; `nil` when it is unknown or was refused.
  func place(of id: StampedChange.ID) -> Int64? {
    guard case .accepted(let place) = outcomes[id] else { return nil }
    return place
  }

  private mutating func take(
    _ change: StampedChange, from author: Account.ID
  ) -> ChangeOutcome {
    if let known = outcomes[change.id] { return known }
    let outcome = apply(change, from: author)
    outcomes[change.id] = outcome
    return outcome
  }

  private mutating func apply(
    _ change: StampedChange, from author: Account.ID
  ) -> ChangeOutcome {
    do throws(ChangeRejection) {
      try squad.accept(change)
    } catch {
      return .rejected(error)
    }
    squads.append(squad)
    log.append(SequencedChange(sequence: sequence + 1, author: author, stamped: change))
    return .accepted(sequence: sequence)
  }
}
