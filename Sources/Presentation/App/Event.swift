/// Something that happened: on a screen, around it, on the device, or at the server.
///
/// An element of a page carries the event that it causes as text, `players.rowTapped 3F25…` or
/// `gather.plusTapped A`. What is typed, switched, chosen or dragged is not part of the text; the
/// control adds it as the value.
package indirect enum Event: Equatable, Sendable {
  case login(LoginEvent)
  case players(PlayersEvent)
  case addPlayer(AddPlayerEvent)
  case playerDetails(PlayerDetailsEvent)
  case editPlayer(EditPlayerEvent)
  case confirmPlayers(ConfirmPlayersEvent)
  case gather(GatherEvent)
  case pastGathers(PastGathersEvent)
  case pastGather(PastGatherEvent)
  case settings(SettingsEvent)
  case shell(ShellEvent)
  case device(DeviceEvent)
  case server(ServerEvent)
}

extension Event {
  /// The text for an element; `nil` for an event that no element causes.
  package var text: String? {
    switch self {
    case .login(let event): EventScope.login.text(event.words)
    case .players(let event): EventScope.players.text(event.words)
    case .addPlayer(let event): EventScope.addPlayer.text(event.words)
    case .playerDetails(let event): EventScope.playerDetails.text(event.words)
    case .editPlayer(let event): EventScope.editPlayer.text(event.words)
    case .confirmPlayers(let event): EventScope.confirmPlayers.text(event.words)
    case .gather(let event): EventScope.gather.text(event.words)
    case .pastGathers(let event): EventScope.pastGathers.text(event.words)
    case .pastGather(let event): EventScope.pastGather.text(event.words)
    case .settings(let event): EventScope.settings.text(event.words)
    case .shell(let event): EventScope.shell.text(event.words)
    case .device, .server: nil
    }
  }

  /// Parses the text of an element; `nil` when it is invalid.
  /// - Parameters:
  ///   - text: The text that the element carries.
  ///   - value: The control's value, or the dropped text.
  package init?(text: String, value: String) {
    guard let text = EventText(text, value: value), let event = Self.read(text) else { return nil }
    self = event
  }

  private static func read(_ text: EventText) -> Event? {
    switch EventScope(word: text.scope) {
    case .login: LoginEvent(text).map { .login($0) }
    case .players: PlayersEvent(text).map { .players($0) }
    case .addPlayer: AddPlayerEvent(text).map { .addPlayer($0) }
    case .playerDetails: PlayerDetailsEvent(text).map { .playerDetails($0) }
    case .editPlayer: EditPlayerEvent(text).map { .editPlayer($0) }
    case .confirmPlayers: ConfirmPlayersEvent(text).map { .confirmPlayers($0) }
    case .gather: GatherEvent(text).map { .gather($0) }
    case .pastGathers: PastGathersEvent(text).map { .pastGathers($0) }
    case .pastGather: PastGatherEvent(text).map { .pastGather($0) }
    case .settings: SettingsEvent(text).map { .settings($0) }
    case .shell: ShellEvent(text).map { .shell($0) }
    case nil: nil
    }
  }
}

/// The first word of an event's text, which names the screen.
package enum EventScope: String, EventName {
  case login, players, addPlayer, playerDetails, editPlayer, confirmPlayers, gather, pastGathers
  case pastGather, settings, shell

  func text(_ words: String) -> String { "\(rawValue).\(words)" }
}
