import Domain

/// What every screen may know.
///
/// NB: Immutable, so that it might as well be a structure; as a class, the view models that hold it
/// are copied with less code, of which a phone downloads every byte.
final class ScreenContext {
  /// The squad with everything that was done on this phone.
  let squad: Squad
  /// Its players, sorted by name.
  let playerIndex: PlayerIndex
  /// The teams that are being put together; `nil` when none are.
  let lineUp: LineUp?
  /// Whose squad this is; `nil` without an account.
  let account: DeviceAccount?
  /// What this phone remembers.
  let preferences: Preferences
  /// How many changes are not yet saved online.
  let pendingCount: Int
  let texts: Strings
  /// The time, by the server's clock as far as it is known.
  let now: Instant
  let localTimeZone: LocalTimeZone

  init(_ app: App) {
    squad = app.replica.squad
    playerIndex = app.playerIndex
    lineUp = app.lineUp
    account = app.account
    preferences = app.preferences
    pendingCount = app.replica.pending.count
    texts = app.texts
    now = app.now
    localTimeZone = app.localTimeZone
  }

  /// The gathers that are being played.
  var runningGathers: [Gather] {
    squad.allGathers.filter { !$0.isDeleted && $0.endedAt == nil }
  }

  /// The gather that is being played; the latest when there are several.
  var runningGather: Gather? {
    runningGathers.max { $0.startedAt < $1.startedAt }
  }

  /// When the clocks that run reach zero, or did.
  var fullTimes: [Instant] {
    runningGathers.compactMap { gather in
      if case .running(let end) = gather.clock.phase { end } else { nil }
    }
  }
}
