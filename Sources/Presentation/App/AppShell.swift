import Domain

/// What stands around every screen: tabs, the state of saving, messages, an offer to undo.
public struct AppShell: Equatable, Sendable {
  /// The two places between which tabs lead; `nil` where there is one thing to do.
  public let tabs: [Tab]?
  /// Whether there is a screen to go back to.
  public let hasWayBack: Bool
  /// Where what was done is kept; `nil` where it does not matter.
  public let status: Status?
  /// What the person should know; `nil` when there is nothing.
  public let message: Message?
  /// An offer to take something back.
  public let toast: ToastView?

  /// A place that a tab leads to.
  public struct Tab: Equatable, Sendable {
    /// The place.
    public let destination: Destination
    /// What it is called.
    public let label: String
    /// Whether it is open.
    public let isOpen: Bool
  }

  /// Where what was done is kept.
  public struct Status: Equatable, Sendable {
    /// In a few words.
    public let text: String
    /// What it is, for a sign beside it.
    public let status: SaveStatus
  }

  /// Something that the person should know.
  public struct Message: Equatable, Sendable {
    /// The sentence.
    public let text: String
    /// Whether loading the app anew helps.
    public let canReload: Bool
  }

  /// An offer to take something back, ready to show.
  public struct ToastView: Equatable, Sendable {
    /// Tells one offer from the one before.
    public let number: Int
    /// What was done.
    public let text: String
  }
}

extension App {
  /// What stands around the screen.
  public var frame: AppShell {
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
    if !link.isOnline || link.trouble == .unreachable { return .offline(count) }
    if link.trouble != nil { return .delayed(count) }
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
