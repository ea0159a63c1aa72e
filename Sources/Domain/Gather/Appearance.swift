/// What a participant did in a gather: the teams that they were in, and since when.
public struct Appearance: Identifiable, Hashable, Sendable {
  /// A participant's time in one place.
  public struct Stint: Hashable, Sendable {
    /// The team, or the bench; `nil` after the participant left.
    public let team: Team?
    /// When the stint began.
    public let since: Instant

    /// Creates a stint.
    public init(in team: Team?, since: Instant) {
      self.team = team
      self.since = since
    }
  }

  /// The player's id; of a guest, the id of no player in the squad.
  public private(set) var id: Player.ID
  /// The participant's name at the time, so that later edits do not change past gathers.
  public private(set) var name: ShortText
  /// The stints in order, each in another place than the one before; the first in a team or on the
  /// bench.
  public private(set) var stints: [Stint]

  /// Creates an appearance that begins at an instant.
  public init(_ participant: Participant, since: Instant) {
    id = participant.id
    name = participant.name
    stints = [Stint(in: participant.team, since: since)]
  }

  /// Creates an appearance that was read from storage; `nil` unless its first stint has a team.
  public init?(id: Player.ID, name: ShortText, stints: [Stint]) {
    guard let first = stints.first, first.team != nil else { return nil }
    self.id = id
    self.name = name
    self.stints = []
    for stint in stints { move(to: stint.team, at: stint.since) }
  }

  /// The team that the participant is in, or was in last; or the bench.
  public var team: Team { stints.last { $0.team != nil }?.team ?? .bench }

  /// The team that the participant is in now, or the bench; `nil` after they left.
  public var place: Team? { stints.last?.team }

  /// Whether the participant left before the end.
  public var hasLeft: Bool { place == nil }

  /// Whether all that the participant did was to arrive at an instant.
  func isOnlyArrival(at instant: Instant) -> Bool {
    stints.count == 1 && stints[0].since == instant
  }

  /// The participant in the team that they are in, or were in last.
  public var participant: Participant { Participant(id: id, name: name, team: team) }

  /// The same with the name in a form.
  func named(in form: NameForm) -> Self { named(name.inForm(form)) }

  /// The same with another name.
  func named(_ name: ShortText) -> Self {
    var copy = self
    copy.name = name
    return copy
  }

  /// The same under another id.
  func identified(as id: Player.ID) -> Self {
    var copy = self
    copy.id = id
    return copy
  }

  /// Begins a stint, not before the one before; a stint of no time is replaced.
  mutating func move(to team: Team?, at instant: Instant) {
    let since = max(instant, stints.last?.since ?? .earliest)
    while stints.last?.since == since, stints.count > 1 || team != nil { stints.removeLast() }
    guard stints.last?.team != team || stints.isEmpty else { return }
    stints.append(Stint(in: team, since: since))
  }

  /// Corrects the team of the last stint in one, after the gather's end.
  mutating func correct(to team: Team) {
    guard let last = stints.lastIndex(where: { $0.team != nil }) else { return }
    var corrected = stints
    corrected[last] = Stint(in: team, since: stints[last].since)
    stints = []
    for stint in corrected { move(to: stint.team, at: stint.since) }
  }
}

extension Gather {
  /// The appearance of a player; `nil` when they never took part.
  package func appearance(of id: Player.ID) -> Appearance? { appearances.first { $0.id == id } }

  /// Whether a player takes part, or did.
  package func has(_ id: Player.ID) -> Bool { appearances.contains { $0.id == id } }
}
