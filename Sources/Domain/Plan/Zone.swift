/// The clocks of a place: how far they are ahead of UTC, and from when on.
///
/// The organiser's browser knows these rules and writes them into the log, so that neither the program
/// nor the server needs any data about time zones, and all agree about when a game begins.
public struct Zone: Hashable, Sendable {
  /// From an instant on, clocks are so many minutes ahead of UTC.
  public struct Offset: Hashable, Sendable {
    /// When it begins.
    public let from: Instant
    /// The minutes that clocks are ahead of UTC, −1,439…1,439; negative west of Greenwich.
    public let minutesAhead: Int

    /// Creates an offset; `nil` when it is a day or more.
    public init?(from: Instant, minutesAhead: Int) {
      guard (-1_439...1_439).contains(minutesAhead) else { return nil }
      self.from = from
      self.minutesAhead = minutesAhead
    }

    private init() {
      from = .earliest
      minutesAhead = 0
    }

    fileprivate static let utc = Offset()
  }

  /// The most offsets that a zone has: some places change theirs four times a year.
  public static let offsetLimit = 40

  /// The name in the time zone database, such as `Europe/Berlin`.
  public let name: ShortText
  /// The offsets by time, at least one.
  ///
  /// The first one also counts before it, and the last one goes on.
  public let offsets: [Offset]

  /// Creates a zone; `nil` without offsets, with more than `offsetLimit`, or unless they are in order.
  public init?(name: ShortText, offsets: [Offset]) {
    guard (1...Self.offsetLimit).contains(offsets.count) else { return nil }
    guard zip(offsets, offsets.dropFirst()).allSatisfy({ $0.from < $1.from }) else { return nil }
    self.name = name
    self.offsets = offsets
  }

  /// The clocks of UTC under the name of a zone of which nothing is known.
  package init(unknown name: ShortText) {
    self.name = name
    offsets = [Offset.utc]
  }

  /// How many minutes clocks are ahead of UTC at an instant.
  public func minutesAhead(at instant: Instant) -> Int {
    (offsets.last { $0.from <= instant } ?? offsets[0]).minutesAhead
  }

  /// The date and time of day at an instant.
  public func civil(_ instant: Instant) -> CivilTime {
    CivilTime(instant, minutesAheadOfUTC: minutesAhead(at: instant))
  }

  /// The instant at which clocks show a time of day.
  ///
  /// As RFC 5545 §3.3.5 says: of a time that clocks skip it is the instant by the offset before the
  /// change, and of one that they show twice the first.
  /// - Parameters:
  ///   - day: The day.
  ///   - minute: The minute of the day, 0 for midnight; also before it and after the day's end.
  /// - Returns: The instant, limited to those that there are.
  public func instant(of day: CivilDay, minute: Int) -> Instant {
    let local = Int64(day.number) * 1_440 + Int64(minute)
    var former: Instant?
    for position in offsets.indices {
      let offset = offsets[position]
      let instant = Instant(clamping: (local - Int64(offset.minutesAhead)) * 60_000)
      // Skipped by the clocks.
      if let former, instant < offset.from { return former }
      guard position + 1 < offsets.count, offsets[position + 1].from <= instant else {
        return instant
      }
      former = instant
    }
    return .latest
  }
}
