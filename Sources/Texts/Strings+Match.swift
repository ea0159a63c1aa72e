package import Domain

// People, goals and periods of a match.
extension Strings {
  package var left: String { say("Left", "나감") }
  package var lateArrival: String { say("Late arrival", "늦게 온 선수") }
  package var arrivalName: String { say("Player or new name", "선수 또는 새 이름") }
  package func moveTo(_ team: Team, _ name: String) -> String {
    team == .bench
      ? say("To the bench", "벤치로") : say("To \(name)", "\(name)\(name.towards)")
  }
  package func addGuest(_ name: String) -> String {
    say("“\(name)” as a guest", "“\(name)” 게스트로 추가")
  }
  package func personLeft(_ name: String) -> String { say("\(name) left", "\(name) 선수가 나갔습니다") }
  package func minutesPlayed(_ milliseconds: Int64) -> String {
    Phrase("\((milliseconds + 30_000) / 60_000)′").text
  }

  package var minute: String { say("Minute", "시간") }
  package var whoScored: String { say("Who scored?", "누가 넣었나요?") }
  /// The question after a goal was moved to a side for which its scorer did not play.
  package func whoScoredInstead(of name: String, for team: String) -> String {
    say(
      "\(name) did not play for \(team). Who scored?",
      "\(name) 선수는 \(team)에서 뛰지 않았습니다. 누가 넣었나요?")
  }
  package var whoAssisted: String { say("Assist?", "도움?") }
  package var scorer: String { say("Scorer", "득점") }
  package var assist: String { say("Assist", "도움") }
  package var ownGoal: String { say("Own goal", "자책골") }
  package var takeBackGoal: String { say("Take back the goal", "골 취소") }
  package func minuteMore(_ isMore: Bool) -> String {
    isMore ? say("+1 min", "+1분") : say("−1 min", "−1분")
  }
  package func ownGoal(of name: String) -> String { say("\(name) (own goal)", "\(name) (자책골)") }
  package func scored(_ name: String) -> String { say("\(name) scored", "\(name) 득점") }
  package func assisted(_ name: String) -> String { say("Assist by \(name)", "\(name) 도움") }
  package func edit(goal: GoalRow) -> String {
    guard let minute = goal.minute else {
      return say("Goal \(goal.score), no minute: edit", "\(goal.score) 골 수정 (시간 없음)")
    }
    return say("Goal \(goal.score), \(minute): edit", "\(minute) \(goal.score) 골 수정")
  }

  package var timeLeft: String { say("Time left", "남은 시간") }
  package var periods: String { say("Periods", "경기 방식") }
  package func periods(_ count: Int) -> String {
    switch count {
    case 1: say("One period", "전후반 없음")
    case 2: say("2 halves", "전후반")
    case 4: say("4 quarters", "4쿼터")
    default: say("\(count) periods", "\(count)피리어드")
    }
  }
  /// A period by its name: "2nd half".
  package func periodName(_ number: Int, of count: Int) -> String {
    let ordinal = period(number, of: count)
    switch count {
    case 2 where number <= 2: return say("\(ordinal) half", "\(ordinal)")
    case 4 where number <= 4: return say("\(ordinal) quarter", "\(number)쿼터")
    default: return say("\(ordinal) period", "\(number)피리어드")
    }
  }
  /// What begins when a period ends before the next one.
  package func periodEnd(_ number: Int, of count: Int) -> String {
    count == 2 ? say("Half-time", "하프타임") : say("Break", "쉬는 시간")
  }
  package func periodOver(_ number: Int, of count: Int) -> String {
    number < count ? periodEnd(number, of: count) : fullTime
  }
  package var fullTime: String { say("Full time", "경기 시간 종료") }
  package func state(of clock: MatchClock, at now: Instant) -> String {
    let (number, count) = (clock.periods.count, clock.format.periods)
    switch clock.reading(at: now) {
    case .stopped: return say("Ready", "준비")
    case .interval where count == 1: return say("Ready", "준비")
    case .interval: return periodOver(number, of: count)
    case .running where count > 1: return periodName(number, of: count)
    case .running: return say("Running", "진행 중")
    case .paused: return say("Paused", "일시정지됨")
    case .fullTime: return clock.hasNextPeriod ? timeUp : fullTime
    }
  }
  private var timeUp: String { say("Time is up", "시간 종료") }
  /// The time beyond the length of a period: `+02:10`.
  package func addedTime(_ milliseconds: Int64) -> String {
    Phrase("+\(minutesAndSeconds(Int(milliseconds / 1_000)))").text
  }
  package func clockMoved(bySeconds seconds: Int) -> String {
    switch seconds {
    case 60: say("1 minute more", "1분 늘렸습니다")
    case -60: say("1 minute less", "1분 줄였습니다")
    default: say("Clock set", "시간을 바꿨습니다")
    }
  }

  package var discard: String { say("Discard this match", "이 경기 버리기") }
  package var gatherDiscarded: String { say("Match discarded", "경기를 버렸습니다") }
  package var result: String { say("Result", "결과") }
  package var picture: String { say("Picture", "이미지") }
  package var reopen: String { say("Reopen", "다시 열기") }
  package var correct: String { say("Correct", "수정") }
  package var ended: String { say("Ended", "종료") }
  package var endCorrected: String { say("End corrected", "종료 시간을 고쳤습니다") }
  package var matchRunning: String { say("A match is running", "진행 중인 경기가 있습니다") }
  package func matchRunning(_ score: String, _ clock: String) -> String {
    say(
      "It stands at \(score), \(clock). Resume it, or start another beside it?",
      "점수 \(score), 시계 \(clock)입니다. 이어서 할까요, 새 경기를 시작할까요?")
  }
  package var startAnother: String { say("Start another", "새 경기 시작") }

  package func endQuestion(_ gather: Gather) -> String {
    if gather.isRowOfGames {
      let games = games(gather.playedGames.count)
      return say(
        "It ends after \(games). It is kept in the past gathers.",
        "\(games)으로 끝납니다. 지난 경기에 저장됩니다.")
    }
    let score = gather.score
    return say(
      "The final score is \(score.text), \(result(of: gather)). It is kept in the past gathers.",
      "최종 점수는 \(score.text), \(result(of: gather))입니다. 지난 경기에 저장됩니다.")
  }
  /// The winner, as part of a sentence.
  private func result(of gather: Gather) -> String {
    guard let winner = gather.winner else { return say("a draw", "무승부") }
    let name = name(of: winner.team, in: gather)
    return say("\(name) wins", "\(name) 승리")
  }
}
