public import Presentation

/// Events as an element of a page carries them: `players.rowTapped 3F25…`, `gather.plusTapped A`.
///
/// What somebody typed, switched, chose or dragged is not part of the text; the control brings it.
extension Event {
  /// The text that an element carries; `nil` for what no element can cause.
  public var text: String? {
    switch self {
    case .login(let event): Self.text(.login, event.words)
    case .players(let event): Self.text(.players, event.words)
    case .addPlayer(let event): Self.text(.addPlayer, event.words)
    case .playerDetails(let event): Self.text(.playerDetails, event.words)
    case .editPlayer(let event): Self.text(.editPlayer, event.words)
    case .confirmPlayers(let event): Self.text(.confirmPlayers, event.words)
    case .gather(let event): Self.text(.gather, event.words)
    case .pastGathers(let event): Self.text(.pastGathers, event.words)
    case .pastGather(let event): Self.text(.pastGather, event.words)
    case .settings(let event): Self.text(.settings, event.words)
    case .frame(let event): Self.text(.frame, event.words)
    case .phone, .server: nil
    }
  }

  /// Reads the text of an element; `nil` when it is no event.
  /// - Parameters:
  ///   - text: What the element carries.
  ///   - value: What the control holds, or what was dropped.
  public init?(text: String, value: String) {
    guard let reader = EventReader(text, value: value),
      let scope = reader.scope(EventScope.self),
      let event = Self(scope, reader)
    else { return nil }
    self = event
  }

  private init?(_ scope: EventScope, _ reader: EventReader) {
    switch scope {
    case .login: self.init(LoginEvent(reader), Self.login)
    case .players: self.init(PlayersEvent(reader), Self.players)
    case .addPlayer: self.init(AddPlayerEvent(reader), Self.addPlayer)
    case .playerDetails: self.init(PlayerDetailsEvent(reader), Self.playerDetails)
    case .editPlayer: self.init(EditPlayerEvent(reader), Self.editPlayer)
    case .confirmPlayers: self.init(ConfirmPlayersEvent(reader), Self.confirmPlayers)
    case .gather: self.init(GatherEvent(reader), Self.gather)
    case .pastGathers: self.init(PastGathersEvent(reader), Self.pastGathers)
    case .pastGather: self.init(PastGatherEvent(reader), Self.pastGather)
    case .settings: self.init(SettingsEvent(reader), Self.settings)
    case .frame: self.init(FrameEvent(reader), Self.frame)
    }
  }

  private init?<Part>(_ part: Part?, _ whole: (Part) -> Event) {
    guard let part else { return nil }
    self = whole(part)
  }

  private static func text(_ scope: EventScope, _ words: String) -> String {
    "\(scope.rawValue).\(words)"
  }
}

/// Which screen an event belongs to.
private enum EventScope: String, CaseIterable {
  case login, players, addPlayer, playerDetails, editPlayer, confirmPlayers, gather, pastGathers
  case pastGather, settings, frame
}
