import Domain
import Texts

extension App {
  mutating func navigate(to destination: Destination, _ navigation: Navigation) {
    open(destination)
    send(.navigate(self.destination, navigation))
  }

  /// The screen that a destination opens: without a line-up, the list replaces the teams screen.
  ///
  /// A shortcut opens the screen on which it begins.
  func reachable(_ destination: Destination) -> Destination {
    if isScorekeeper { return reachableByLink(destination) }
    return switch destination {
    case .confirmPlayers, .addToTeams: lineUp == nil ? .players : destination
    case .newGather: .players
    case .account: hasAccount ? destination : .settings
    case .runningGather: context.runningGather.map { .gather($0.id) } ?? .players
    case .scorekeeping: .players
    default: destination
    }
  }

  /// Opens a screen, or the list of players when that screen cannot be opened.
  /// - Parameters:
  ///   - wanted: The screen's address.
  ///   - isAgain: Whether the user was there before, so that what was being typed is open again.
  mutating func open(_ wanted: Destination, again isAgain: Bool = false) {
    let destination = reachable(wanted)
    // Going back from teams that the app made itself leads home; "New gather" makes them again.
    if case .confirmPlayers = screen, destination == .players, lineUp?.isUntouched == true {
      keep(nil)
    }
    // The offer was seen, so the next opening of the list is without it.
    if way.offersName, destination != .players { prefer(preferences.offeringName(at: now)) }
    way.leave(for: destination.kept)
    if case .gather = destination {
      notices.takeBack { $0 == .fullTime }
    }
    way.screen = way.listBehind ?? Screen(destination, context)
    if isAgain { way.screen.openFormAgain() }
    switch destination {
    case .login, .join: sayWhereLoginsAreKept()
    default: break
    }
    switch destination {
    case .account(let part):
      send(.call(.listSessions))
      if part == .phone { send(.call(.makeJoinCode)) }
    case .join(.phone(let code?)): send(.call(.previewJoin(code)))
    default: break
    }
  }

  var hasWayBack: Bool {
    switch screen {
    case .opening, .players, .season: false
    case .pastGathers(let model): !model.isTab
    default: !isScorekeeper
    }
  }
}
