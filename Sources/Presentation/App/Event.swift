/// Something that happened: on a screen, around it, on the device, or at the server.
///
/// An element of a page carries the event that it causes as text, `players.rowTapped 3F25…` or
/// `gather.plusTapped A`. What is typed, switched, chosen or dragged is not part of the text; the
/// control adds it as the value.
package indirect enum Event: Equatable, Sendable {
  case login(LoginEvent)
  case players(PlayersEvent)
  case addPlayer(AddPlayerEvent)
  case archivedPlayers(ArchivedPlayersEvent)
  case playerDetails(PlayerDetailsEvent)
  case editPlayer(EditPlayerEvent)
  case confirmPlayers(ConfirmPlayersEvent)
  case gather(GatherEvent)
  case match(MatchEvent)
  case pastGathers(PastGathersEvent)
  case pastGather(PastGatherEvent)
  case settings(SettingsEvent)
  case account(AccountEvent)
  case join(JoinEvent)
  case scorekeeping(ScorekeepingEvent)
  case shell(ShellEvent)
  case device(DeviceEvent)
  case server(ServerEvent)
}

extension Event {
  /// Writes the text for an element; nothing for an event that no element causes.
  @inline(never)
  package func write(to text: inout some EventTextSink) {
    switch self {
    case .login(let event): text.append(.login, event)
    case .players(let event): text.append(.players, event)
    case .addPlayer(let event): text.append(.addPlayer, event)
    case .archivedPlayers(let event): text.append(.archivedPlayers, event)
    case .playerDetails(let event): text.append(.playerDetails, event)
    case .editPlayer(let event): text.append(.editPlayer, event)
    case .confirmPlayers(let event): text.append(.confirmPlayers, event)
    case .gather(let event): text.append(.gather, event)
    case .match(let event): text.append(.match, event)
    case .pastGathers(let event): text.append(.pastGathers, event)
    case .pastGather(let event): text.append(.pastGather, event)
    case .settings(let event): text.append(.settings, event)
    case .account(let event): text.append(.account, event)
    case .join(let event): text.append(.join, event)
    case .scorekeeping(let event): text.append(.scorekeeping, event)
    case .shell(let event): text.append(.shell, event)
    case .device, .server: break
    }
  }

  /// The text for an element; `nil` for an event that no element causes.
  package var text: String? {
    var text = ""
    write(to: &text)
    return text.isEmpty ? nil : text
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
    case .archivedPlayers: ArchivedPlayersEvent(text).map { .archivedPlayers($0) }
    case .playerDetails: PlayerDetailsEvent(text).map { .playerDetails($0) }
    case .editPlayer: EditPlayerEvent(text).map { .editPlayer($0) }
    case .confirmPlayers: ConfirmPlayersEvent(text).map { .confirmPlayers($0) }
    case .gather: GatherEvent(text).map { .gather($0) }
    case .match: MatchEvent(text).map { .match($0) }
    case .pastGathers: PastGathersEvent(text).map { .pastGathers($0) }
    case .pastGather: PastGatherEvent(text).map { .pastGather($0) }
    case .settings: SettingsEvent(text).map { .settings($0) }
    case .account: AccountEvent(text).map { .account($0) }
    case .join: JoinEvent(text).map { .join($0) }
    case .scorekeeping: ScorekeepingEvent(text).map { .scorekeeping($0) }
    case .shell: ShellEvent(text).map { .shell($0) }
    case nil: nil
    }
  }
}

/// The first word of an event's text, which names the screen.
package enum EventScope: String, EventName {
  case login, players, addPlayer, archivedPlayers, playerDetails, editPlayer, confirmPlayers
  case gather, match, pastGathers, pastGather, settings, account, join, scorekeeping, shell
}
