import Domain
import Presentation
import TestSupport

extension Squad {
  static let empty = Squad()

  /// Ann with only a name, and Ben with every field set.
  static let two = Squad(of: [.named("Ann"), .ben])

  /// As many players as come on a busy evening.
  static let thirty = Squad(
    of: zip(0..., names).map { index, name in
      PlayerDetails(
        name: .typed(name),
        age: index % 3 == 0 ? nil : try? Age(18 + index),
        skill: [nil, .beginner, .amateur, .professional][index % 4],
        preferredPosition: [
          .goalkeeper, .defender, .midfielder, .winger, .striker, nil,
        ][index % 6])
    })

  /// Names that break careless layouts, each in both teams of a gather; one is from the time when
  /// names could have more scalars.
  static let hostile = Squad(
    of: hostileNames.map { PlayerDetails(name: ShortText(accepted: $0)) })

  static let hostileNames = [
    String(repeating: "W", count: 80), String(repeating: "👨‍👩‍👧‍👦", count: 80),
    "שחקן עם שם ארוך מאוד בעברית", "محمد عبد الرحمن (GK)", "<b>Ann & “Ben”</b>",
    "Ann\u{301}\u{302}\u{303} z\u{335}a\u{335}l\u{335}g\u{335}o\u{335}",
    "남궁민수 the third of his name",
  ]

  private static let names = [
    "Ari", "Bo", "Chidi", "Dae-jung", "Eun-ji", "Fatima", "Göran", "Hana", "Ines", "Jun",
    "Kofi", "Lena", "Mateo", "Nils", "Olu", "Paula", "Quentin", "Rosa", "Sven", "Tariq",
    "Uma", "Vera", "Wim", "Xiomara", "Yusuf", "Zoë", "김민준", "이서연", "박지호", "최유나",
  ]

  init(of people: [PlayerDetails]) {
    self.init()
    for (index, details) in zip(1..., people) {
      add(.player(.fixed(UInt64(index)), .added(details)))
    }
  }

  mutating func add(_ change: Change, at instant: Instant = .kickOff) {
    do throws(ChangeRejection) {
      try apply(change, at: instant)
    } catch {
      preconditionFailure("the fixtures contradict each other")
    }
  }

  /// Adds a gather in which the first half of the players plays against the second.
  func playing(_ number: UInt64 = 1, benched: Int = 0, at instant: Instant = .kickOff) -> Self {
    var squad = self
    let people = players.map { ($0.id, $0.details.name) }
    let participants = zip(0..., people).map { index, person in
      let team: Team =
        index >= people.count - benched ? .bench : index % 2 == 0 ? .teamA : .teamB
      return Participant(id: person.0, name: person.1, team: team)
    }
    squad.add(.gather(.fixed(number), .started(participants)), at: instant)
    return squad
  }

  /// Adds this many goals for each side, one every three minutes unless it says otherwise.
  func scoring(
    _ teamA: Int, _ teamB: Int, in number: UInt64 = 1, from instant: Instant = .kickOff,
    every milliseconds: Int64 = 180_000
  ) -> Self {
    var squad = self
    let sides: [Side] = (0..<max(teamA, teamB)).flatMap { index -> [Side] in
      (index < teamA ? [.teamA] : []) + (index < teamB ? [.teamB] : [])
    }
    for (index, side) in zip(1..., sides) {
      squad.add(
        .goal(.fixed(number), .fixed(number * 1_000 + UInt64(index)), .added(side)),
        at: instant.advanced(byMilliseconds: Int64(index) * milliseconds))
    }
    return squad
  }

  func with(_ change: Change, at instant: Instant = .kickOff) -> Self {
    var squad = self
    squad.add(change, at: instant)
    return squad
  }
}

extension PlayerDetails {
  static func named(_ name: String) -> Self { Self(name: .typed(name)) }

  static let ben = Self(
    name: .typed("Ben"), age: try? Age(31), skill: .amateur, preferredPosition: .winger,
    favouriteTeam: .typed("FC Example"))
}

extension ShortText {
  static func typed(_ text: String) -> Self {
    guard let text = try? Self(text) else { preconditionFailure("no name: \(text)") }
    return text
  }
}
