import Domain
package import Texts

/// Everything around the screen: tabs, save status, messages, and a toast.
package struct AppShell: Equatable, Sendable {
  /// The two tabs; `nil` before the app is open, and for a scorekeeper.
  package let tabs: [Tab]?
  /// Whether a small window has room for the tabs: on the two lists, unless players are selected.
  package let hasTabBar: Bool
  package let hasWayBack: Bool
  /// Whether this device is used without an account.
  package let hasNoAccount: Bool
  /// Where the user's changes are saved; `nil` before the app is open.
  package let status: Status?
  /// The status while something waits to be saved or heard; `nil` when nothing does, and in the
  /// settings, which show `status`.
  package let waiting: Status?
  package let message: Message?
  package let toast: ToastView?
  /// A text that the browser did not let the app copy; `nil` when there is none.
  package let textToSelect: String?

  package struct Tab: Equatable, Sendable {
    package let destination: Destination
    package let label: String
    package let isOpen: Bool
  }

  /// Where the user's changes are saved.
  package struct Status: Equatable, Sendable {
    package let text: String
    /// The status, for the symbol beside the text.
    package let status: SaveStatus
  }

  /// A message to the user, from a banner.
  package struct Message: Equatable, Sendable {
    package let text: String
    /// What helps; `nil` when there is only the message.
    package let remedy: Remedy?
  }

  /// What helps when there is a message.
  package enum Remedy: Equatable, Sendable {
    case reload
    /// Saying again what the user said before.
    case keepMine
    /// Opening this screen at another address of the app.
    case address(String, Destination)
  }

  package struct ToastView: Equatable, Sendable {
    /// Tells an offer from the one before it.
    package let number: Int
    /// The sentence about what was done.
    package let text: String
    /// The label of the button that undoes it; `nil` when that is not offered.
    package let undoLabel: String?
    /// What the user may say about it; `nil` when there is nothing to say.
    package let choices: UndoChoices?

    /// The choices when they are people, who are shown in the page; `nil` when they are not.
    package var people: UndoChoices? { choices.flatMap { $0.arePeople ? $0 : nil } }
  }
}

extension App {
  package var shell: AppShell {
    let status = status.map { AppShell.Status(text: texts.status($0), status: $0) }
    return AppShell(
      tabs: tabs,
      hasTabBar: hasTabBar,
      hasWayBack: hasWayBack,
      hasNoAccount: !hasAccount,
      status: status,
      waiting: destination == .settings ? nil : status.flatMap { $0.status.isWaiting ? $0 : nil },
      message: message,
      toast: notices.toast.map {
        AppShell.ToastView(
          number: $0.number, text: $0.message, undoLabel: $0.canUndo ? texts.undo : nil,
          choices: $0.undo?.choices)
      },
      textToSelect: notices.textToSelect)
  }

  private var tabs: [AppShell.Tab]? {
    guard hasOpened, !isScorekeeper else { return nil }
    return [
      AppShell.Tab(
        destination: .players, label: texts.players, isOpen: destination == .players),
      AppShell.Tab(
        destination: .pastGathers, label: texts.pastGathers, isOpen: destination == .pastGathers),
      AppShell.Tab(destination: .season, label: texts.season, isOpen: destination == .season),
    ]
  }

  private var hasTabBar: Bool {
    switch screen {
    case .players(let model): !model.isSelecting
    case .season: true
    case .pastGathers(let model): model.isTab
    default: false
    }
  }

  var status: SaveStatus? {
    switch screen {
    case .opening, .login, .scorekeeping: return nil
    default: break
    }
    if disk.state.isStoring || (disk.state.isReading && !disk.state.isBehind) { return .storing }
    let count = replica.pending.count
    guard let account else { return disk.state.isBehind ? .notStored : .onThisDevice }
    if account.isExpired { return .loginNeeded(count) }
    if !link.isOnline || link.syncError == .unreachable { return .offline(count) }
    if link.syncError != nil { return .delayed(count) }
    return count > 0 ? .saving(count) : .saved
  }

  private var message: AppShell.Message? {
    guard let banner = notices.banners.first else {
      return replica.rejected.first.map {
        AppShell.Message(text: texts.refused($0.change.change, $0.reason), remedy: nil)
      }
    }
    return AppShell.Message(
      text: texts.banner(banner), remedy: AppShell.Remedy(for: banner, at: destination))
  }
}

extension AppShell.Remedy {
  fileprivate init?(for banner: Banner, at destination: Destination) {
    switch banner {
    case .updateReady, .otherVersion: self = .reload
    case .answeredMeanwhile: self = .keepMine
    case .secureAddress(let address): self = .address(address.text, destination)
    default: return nil
    }
  }
}
