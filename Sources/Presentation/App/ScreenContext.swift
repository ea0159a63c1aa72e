public import Domain

/// What every screen sees: the squad as it is, the time, and the language.
///
/// NB: Immutable, so that it might as well be a structure; as a class, the view models that hold it
/// are copied with less code, of which a phone downloads every byte.
public final class ScreenContext {
  /// The squad with everything that was done on this phone.
  public let squad: Squad
  /// Its players, sorted by name.
  public let roster: Roster
  /// What to say.
  public let texts: Texts
  /// The time, by the server's clock as far as it is known.
  public let now: Instant
  /// The phone's time zone.
  public let localTime: LocalTime

  /// Describes what a screen sees.
  public init(
    squad: Squad, roster: Roster? = nil, texts: Texts, now: Instant, localTime: LocalTime
  ) {
    self.squad = squad
    self.roster = roster ?? Roster(squad)
    self.texts = texts
    self.now = now
    self.localTime = localTime
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
