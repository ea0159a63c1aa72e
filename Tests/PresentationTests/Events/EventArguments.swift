import Domain
import Presentation
import TestSupport

/// What example events are about: all of some lists, or one of each list at random.
struct EventArguments {
  var players: [Player.ID] = [.fixed(1), .fixed(.max)]
  var gathers: [Gather.ID] = [.fixed(1)]
  var plans: [PlanKey] = [.single(.fixed(4)), .series(.fixed(5), .thursday)]
  var goals: [Goal.ID] = [.fixed(2), .fixed(3)]
  var numbers = Array(0...99)
  /// Texts that users type, some of which try to break the format.
  var texts = ["", "ann b", " Ann", "07", "ㄱ", "유나 👨‍👩‍👧‍👦", "a.b c", "\u{0}\n"]
  /// Chooses one of each list; without it, all are taken.
  var random: SplitMix64?

  /// All choices, or one of them.
  mutating func some<Choice>(_ choices: [Choice]) -> [Choice] {
    guard var generator = random else { return choices }
    defer { random = generator }
    return [generator.oneOf(choices)]
  }

  /// An event about one thing, for all of a list or for one.
  mutating func events<Choice, Event>(_ choices: [Choice], _ make: (Choice) -> Event) -> [Event] {
    some(choices).map { make($0) }
  }

  /// An event about a goal and a player.
  mutating func events<Event>(_ make: (Goal.ID, Player.ID) -> Event) -> [Event] {
    let players = some(players)
    return some(goals).flatMap { goal in players.map { make(goal, $0) } }
  }

  /// Each input of a screen with all texts or one.
  mutating func inputs<Name: CaseIterable, Event>(_ make: (Name, String) -> Event) -> [Event] {
    var events: [Event] = []
    for name in Name.allCases { events += some(texts).map { make(name, $0) } }
    return events
  }
}

/// The events of a screen, with examples of each case.
///
/// A new case does not compile before it has a kind, and the kind has examples.
protocol ExampleEvent: ScreenEvent {
  associatedtype Kind: CaseIterable

  /// The case of the event.
  var kind: Kind { get }

  /// Events of one case.
  static func examples(of kind: Kind, _ about: inout EventArguments) -> [Self]
}

extension ExampleEvent {
  /// What an element carries.
  var text: String { ElementEvent(self).text.text }

  /// What the control adds.
  var value: String { ElementEvent(self).value.text }

  /// Events of every case.
  static func examples(_ about: inout EventArguments) -> [Self] {
    var events: [Self] = []
    for kind in Kind.allCases { events += examples(of: kind, &about) }
    return events
  }
}
