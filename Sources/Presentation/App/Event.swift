package import Domain

/// Something that happened: on a screen, around it, on the phone, or at the server.
///
/// An element of a page carries the event that it causes as text, `players.rowTapped 3F25…` or
/// `gather.plusTapped A`. What is typed, switched, chosen or dragged is not part of the text; the
/// control brings it.
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
  case frame(ShellEvent)
  case device(DeviceEvent)
  case server(ServerEvent)
}

extension Event {
  /// The text that an element carries; `nil` for what no element can cause.
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
    case .frame(let event): EventScope.frame.text(event.words)
    case .device, .server: nil
    }
  }

  /// Reads the text of an element; `nil` when it is no event.
  /// - Parameters:
  ///   - text: What the element carries.
  ///   - value: What the control holds, or what was dropped.
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
    case .frame: ShellEvent(text).map { .frame($0) }
    case nil: nil
    }
  }
}

/// The first word of an event's text: the screen that it belongs to.
package enum EventScope: String, EventName {
  case login, players, addPlayer, playerDetails, editPlayer, confirmPlayers, gather, pastGathers
  case pastGather, settings, frame

  func text(_ words: String) -> String { "\(rawValue).\(words)" }
}

/// What the server says.
package indirect enum ServerEvent: Equatable, Sendable {
  /// The password is right.
  case loggedIn(DeviceAccount)
  /// It is not, or nobody could tell.
  case logInFailed(LoginError)
  /// The account was made.
  case registered
  /// The token is useless, or was before.
  case loggedOut
  /// The server took the changes of a squad and told its own.
  case synced(Squad.ID, SyncResponse)
  /// Syncing a squad, or loading it as a whole, failed.
  case syncFailed(Squad.ID, SyncError)
  /// The squad as the server has it.
  case snapshotLoaded(Squad.ID, Snapshot)
  /// A change came over the live stream.
  case streamed(SequencedChange)
  /// The live stream ended.
  case streamEnded
}

/// Why the server did not do what it was asked.
package enum SyncError: Hashable, Sendable {
  /// There is no connection.
  case unreachable
  /// The token is unknown, expired or logged out.
  case notLoggedIn
  /// The server's log is not the one that this phone knows.
  case otherLog
  /// The server does not understand this version of the app, or the other way round.
  case otherVersion
  /// The server failed.
  case failed
}
