import Domain
import Presentation
import TestSupport
import Texts

extension Event {
  /// Every event that an element of a page can carry.
  static let examples: [Event] = {
    var about = EventArguments()
    return all.flatMap { $0.examples(&about).map { $0.event } }
  }()

  /// The events of all screens.
  static let all: [any ExampleEvent.Type] = [
    LoginEvent.self, PlayersEvent.self, AddPlayerEvent.self, ArchivedPlayersEvent.self,
    PlayerDetailsEvent.self, EditPlayerEvent.self, ConfirmPlayersEvent.self, GatherEvent.self,
    MatchEvent.self, PastGathersEvent.self, PastGatherEvent.self, SeasonEvent.self,
    HeadToHeadEvent.self, PastMatchEvent.self,
    SettingsEvent.self,
    PlanEvent.self, PlanFormEvent.self, AccountEvent.self, JoinEvent.self, ScorekeepingEvent.self,
    ShellEvent.self,
  ]

  /// The screen's or the shell's event that an element's text and a control's value stand for.
  static func read(_ text: String, value: String) -> (any ExampleEvent)? {
    guard let parsed = EventText(text, value: value) else { return nil }
    return all.lazy.compactMap { $0.read(parsed) }.first
  }
}

extension ExampleEvent {
  fileprivate static func read(_ text: EventText) -> Self? { text.read() }

  /// The event that the app handles.
  var event: Event { (self as? ShellEvent).map { .shell($0) } ?? Event(self) }
}
