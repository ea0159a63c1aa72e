package import Domain

// Playing, and what was played.
extension Strings {
  /// The score as `2-1`.
  package func score(_ score: Score) -> String { scoreText(score.home, score.away) }

  /// "Bibs 2-1 Skins", with the first team at the left also where a language is written from the right: there a
  /// score is read from the left, and so its teams stand as on the pitch.
  package func result(home: String, score: String, away: String) -> String {
    let text = gameResult(home: home, score: score, away: away)
    return language.isRightToLeft ? "\u{2066}\(text)\u{2069}" : text
  }

  /// `MM:SS`, rounded up, so that 00:00 appears only when the time is up.
  package func clock(_ milliseconds: Int64) -> String {
    minutesAndSeconds(Int((milliseconds + 999) / 1_000))
  }

  /// The time that was played of the current period, rounded down: `MM:SS`.
  package func clock(upTo clock: MatchClock, at now: Instant) -> String {
    self.clock(clock.playedMilliseconds(at: now) / 1_000 * 1_000)
  }

  /// The minute of the match, counted as in football: the first is 1′.
  package func matchMinute(_ milliseconds: Int64) -> String {
    "\(max(0, milliseconds) / 60_000 + 1)′"
  }
  /// A minute such as `45+2′`, or `2nd 3′` when the match has several periods.
  package func matchMinute(_ minute: MatchMinute, periods: Int) -> String {
    let text = minute.added.map { "\(minute.minute)+\($0)′" } ?? "\(minute.minute)′"
    return periods > 1 ? minuteOfPeriod(text, in: period(minute.period, of: periods)) : text
  }
  /// A period in a word: `2nd`.
  package func period(_ number: Int, of periods: Int) -> String {
    switch (periods, number) {
    case (2, 1): firstHalfShort
    case (2, 2): secondHalfShort
    case (_, 1): firstPeriodShort
    case (_, 2): secondPeriodShort
    case (_, 3): thirdPeriodShort
    default: otherPeriodShort(number)
    }
  }
}
