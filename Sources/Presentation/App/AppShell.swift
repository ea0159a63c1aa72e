import Domain

/// What stands around every screen: tabs, the state of saving, messages, an offer to undo.
package struct AppShell: Equatable, Sendable {
  /// The two places between which tabs lead; `nil` where there is one thing to do.
  package let tabs: [Tab]?
  /// Whether there is a screen to go back to.
  package let hasWayBack: Bool
  /// Where what was done is kept; `nil` where it does not matter.
  package let status: Status?
  /// What the person should know; `nil` when there is nothing.
  package let message: Message?
  /// An offer to take something back.
  package let toast: ToastView?

  /// A place that a tab leads to.
  package struct Tab: Equatable, Sendable {
    /// The place.
    package let destination: Destination
    /// What it is called.
    package let label: String
    /// Whether it is open.
    package let isOpen: Bool
  }

  /// Where what was done is kept.
  package struct Status: Equatable, Sendable {
    /// In a few words.
    package let text: String
    /// What it is, for a sign beside it.
    package let status: SaveStatus
  }

  /// Something that the person should know.
  package struct Message: Equatable, Sendable {
    /// The sentence.
    package let text: String
    /// Whether loading the app anew helps.
    package let canReload: Bool
  }

  /// An offer to take something back, ready to show.
  package struct ToastView: Equatable, Sendable {
    /// Tells one offer from the one before.
    package let number: Int
    /// What was done.
    package let text: String
  }
}

extension App {
  /// What stands around the screen.
  package var frame: AppShell {
    AppShell(
      tabs: tabs,
      hasWayBack: hasWayBack,
      status: status.map { AppShell.Status(text: texts.status($0), status: $0) },
      message: message,
      toast: toast.map { AppShell.ToastView(number: $0.number, text: $0.undo.message) })
  }

  private var tabs: [AppShell.Tab]? {
    switch screen {
    case .players(let model) where !model.isSelecting: break
    case .pastGathers: break
    default: return nil
    }
    return [
      AppShell.Tab(
        destination: .players, label: texts.players, isOpen: destination == .players),
      AppShell.Tab(
        destination: .pastGathers, label: texts.pastGathers, isOpen: destination == .pastGathers),
    ]
  }

  private var status: SaveStatus? {
    switch screen {
    case .opening, .login: return nil
    default: break
    }
    let count = replica.pending.count
    guard let account else { return .onThisPhone }
    if account.isExpired { return .loginNeeded(count) }
    if !link.isOnline || link.syncError == .unreachable { return .offline(count) }
    if link.syncError != nil { return .delayed(count) }
    return count > 0 ? .saving(count) : .saved
  }

  private var message: AppShell.Message? {
    let refused = replica.rejected.first.map { Banner.refused($0.change.change, $0.reason) }
    guard let notice = notices.first ?? refused else { return nil }
    return AppShell.Message(
      text: texts.notice(notice),
      canReload: notice == .updateReady || notice == .otherVersion)
  }
}
