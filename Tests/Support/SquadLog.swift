public import Domain

/// A squad's log in memory: a server's use of `SquadSequencer`, without disk and network.
public struct SquadLog: Sendable {
  /// The squad that results from the log.
  public private(set) var squad = Squad()
  /// The accepted changes, in order.
  public private(set) var changes: [SequencedChange] = []
  private var outcomes: [StampedChange.ID: ChangeOutcome] = [:]
  /// The time by the server's clock.
  public var now: Instant

  /// Creates an empty log.
  public init(now: Instant = .kickOff) { self.now = now }

  /// The sequence number of the last change; 0 before the first.
  public var sequence: Int64 { Int64(changes.count) }

  /// Delivers changes and stores the sequencer's entries.
  @discardableResult
  public mutating func deliver(
    _ delivered: [StampedChange], by account: Account.ID
  ) -> [IdentifiedOutcome] {
    deliver(delivered) { $0.deliver(delivered, by: account) }
  }

  /// Delivers a scorekeeper's changes and stores the sequencer's entries.
  @discardableResult
  public mutating func deliver(
    _ delivered: [StampedChange], by link: Link.ID, in scope: Scope
  ) -> [IdentifiedOutcome] {
    deliver(delivered) { $0.deliver(delivered, by: link, in: scope) }
  }

  private mutating func deliver(
    _ delivered: [StampedChange], _ body: (inout SquadSequencer) -> [IdentifiedOutcome]
  ) -> [IdentifiedOutcome] {
    var known: [StampedChange.ID: ChangeOutcome] = [:]
    for change in delivered { known[change.id] = outcomes[change.id] }
    var sequencer = SquadSequencer(of: squad, at: sequence, knowing: known, now: now)
    let given = body(&sequencer)
    sequencer.entries.forEach { keep($0) }
    squad = sequencer.squad
    return given
  }

  private mutating func keep(_ entry: LogEntry) {
    switch entry {
    case .accepted(let change):
      changes.append(change)
      outcomes[change.stamped.id] = .accepted(sequence: change.sequence)
    case .rejected(let rejected):
      outcomes[rejected.change.id] = .rejected(rejected.reason)
    }
  }

  /// At most `limit` changes after `since`.
  public func page(since: Int64, limit: Int) -> ChangePage {
    let changes = changes.dropFirst(Int(since)).prefix(limit)
    let upTo = since + Int64(changes.count)
    return ChangePage(since: since, upTo: upTo, changes: Array(changes), last: acceptance(at: upTo))
  }

  /// The acceptance of the change at a place; `nil` when there is none.
  public func acceptance(at sequence: Int64) -> Acceptance.ID? {
    guard sequence >= 1, sequence <= self.sequence else { return nil }
    return changes[Int(sequence) - 1].acceptance
  }

  /// Whether the log has the change that a device knows last, as far as the device says.
  public func has(_ known: KnownLog) -> Bool {
    guard known.since <= sequence else { return false }
    return known.last == nil || known.last == acceptance(at: known.since)
  }

  /// The log as a copy has it that was made after this many changes.
  public func putBack(to count: Int) -> SquadLog {
    var copy = SquadLog()
    copy.now = now
    for change in changes.prefix(count) where (try? copy.squad.apply(change)) != nil {
      copy.keep(.accepted(change))
    }
    return copy
  }

  /// The sequence number of a change; `nil` when it is unknown or was refused.
  public func place(of id: StampedChange.ID) -> Int64? {
    guard case .accepted(let place) = outcomes[id] else { return nil }
    return place
  }
}
