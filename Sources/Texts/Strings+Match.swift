package import Domain

// People, goals and periods of a match.
extension Strings {
  package func moveTo(_ team: Team, _ name: String) -> String {
    team == .bench
      ? moveToBench : moveToTeam(name)
  }
  package func minutesPlayed(_ milliseconds: Int64) -> String {
    "\((milliseconds + 30_000) / 60_000)′"
  }

  package func minuteMore(_ isMore: Bool) -> String {
    isMore ? oneMinuteMore : oneMinuteLess
  }
  package func edit(goal: GoalRow) -> String {
    guard let minute = goal.minute else {
      return editGoalWithoutMinute(score: goal.score)
    }
    return editGoalAt(score: goal.score, minute: minute)
  }

  package func periods(_ count: Int) -> String {
    switch count {
    case 1: onePeriod
    case 2: twoHalves
    case 4: fourQuarters
    default: periodCount(count)
    }
  }
  /// A period by its name: "2nd half".
  package func periodName(_ number: Int, of count: Int) -> String {
    switch (count, number) {
    case (2, 1): firstHalf
    case (2, 2): secondHalf
    case (4, 1): firstQuarter
    case (4, 2): secondQuarter
    case (4, 3): thirdQuarter
    case (4, 4): fourthQuarter
    case (_, 1): firstPeriod
    case (_, 2): secondPeriod
    case (_, 3): thirdPeriod
    default: otherPeriod(number)
    }
  }
  /// What begins when a period ends before the next one.
  package func periodEnd(_ number: Int, of count: Int) -> String {
    count == 2 ? halfTime : periodBreak
  }
  package func periodOver(_ number: Int, of count: Int) -> String {
    number < count ? periodEnd(number, of: count) : fullTime
  }
  package func state(of clock: MatchClock, at now: Instant) -> String {
    let (number, count) = (clock.periods.count, clock.format.periods)
    switch clock.reading(at: now) {
    case .stopped: return clockReady
    case .interval where count == 1: return clockReady
    case .interval: return periodOver(number, of: count)
    case .running where count > 1: return periodName(number, of: count)
    case .running: return clockRunning
    case .paused: return clockPaused
    case .fullTime: return clock.hasNextPeriod ? timeUp : fullTime
    }
  }
  /// The time beyond the length of a period: `+02:10`.
  package func addedTime(_ milliseconds: Int64) -> String {
    "+\(minutesAndSeconds(Int(milliseconds / 1_000)))"
  }
  package func clockMoved(bySeconds seconds: Int) -> String {
    switch seconds {
    case 60: clockLonger
    case -60: clockShorter
    default: clockSet
    }
  }

  package func endQuestion(_ gather: Gather) -> String {
    guard !gather.isRowOfGames else { return endQuestionGames(gather.playedGames.count) }
    let score = score(gather.currentGame.score)
    guard let winner = gather.winner else { return endQuestionDraw(score: score) }
    return endQuestionWinner(score: score, winner: name(of: winner.team, in: gather))
  }
}
