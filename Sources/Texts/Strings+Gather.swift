package import Domain

// Playing, and what was played.
extension Strings {
  package var gatherInProgress: String { say("Gather in progress", "경기 진행 중") }
  package var start: String { say("Start", "시작") }
  package var pause: String { say("Pause", "일시정지") }
  package var resume: String { say("Resume", "계속") }
  package var setTime: String { say("Set time", "시간 설정") }
  package var resetClock: String { say("Reset clock", "시계 초기화") }
  package var timeStartsClock: String {
    say("A new countdown begins with this time.", "이 시간으로 시계가 다시 시작됩니다.")
  }
  package var minutes: String { say("Minutes", "분") }
  package var seconds: String { say("Seconds", "초") }
  package var endGather: String { say("End gather", "경기 종료") }
  package var timeWrong: String {
    say(
      "Minutes go from 0 to 99, seconds from 0 to 59, and not both can be 0.",
      "분은 0~99, 초는 0~59이고 둘 다 0일 수는 없습니다.")
  }
  package var gatherGone: String { say("Gather not found", "경기를 찾을 수 없습니다") }
  package var gatherGoneAdvice: String {
    say(
      "It was deleted, or the link is from another account.",
      "삭제되었거나 다른 계정의 링크입니다.")
  }
  package var gatherEndedElsewhere: String {
    say(
      "This gather has ended. Goals can still be corrected.",
      "종료된 경기입니다. 골은 아직 고칠 수 있습니다.")
  }

  package func minutesShort(_ minutes: Int) -> String { say("\(minutes) min", "\(minutes)분") }
  package func plus(_ name: String) -> String { say("\(name) plus", "\(name) 골 추가") }
  package func minus(_ name: String) -> String { say("\(name) minus", "\(name) 골 취소") }
  package func goal(_ team: String) -> String { say("Goal for \(team)", "\(team) 골") }
  package func goalTakenBack(_ team: String) -> String {
    say("Goal of \(team) taken back", "\(team) 골을 취소했습니다")
  }

  /// The score as `2-1`.
  package func score(_ score: Score) -> String { score.text }
  package func clockQuestion(_ time: Phrase) -> String {
    say(
      "The clock returns to \(time). The score stays.",
      "시계를 \(time)\(time.text.towards) 초기화합니다. 점수는 그대로입니다.")
  }
  /// `MM:SS`, rounded up, so that 00:00 appears only when the time is up.
  package func clock(_ milliseconds: Int64) -> String {
    minutesAndSeconds(Int((milliseconds + 999) / 1_000)).text
  }

  /// The time that was played of the current period, rounded down: `MM:SS`.
  package func clock(upTo clock: MatchClock, at now: Instant) -> String {
    self.clock(clock.playedMilliseconds(at: now) / 1_000 * 1_000)
  }
  /// A state and the time of day at which it ends.
  package func until(_ time: String, _ state: String) -> String {
    say("\(state) · until \(time)", "\(state) · \(time)까지")
  }
  package var countUp: String { say("Count up", "올려 세기") }
  package var scoreboard: String { say("Scoreboard", "점수판") }
  package var scoreboardLocked: String {
    say("Locked: taps change nothing.", "잠김: 눌러도 바뀌지 않습니다.")
  }
  package var unlock: String { say("Unlock", "잠금 해제") }
  package var backToMatch: String { say("Back to the match", "경기로 돌아가기") }

  package var pastGathers: String { say("Past gathers", "지난 경기") }
  package var noGathers: String { say("No gathers yet", "아직 경기가 없습니다") }
  package var noGathersAdvice: String {
    say(
      "Select players and start one. Its result will be here.",
      "선수를 골라 경기를 시작하세요. 결과가 여기에 남습니다.")
  }
  package var inProgress: String { say("In progress", "진행 중") }
  package var deleteGather: String { say("Delete gather", "경기 삭제") }
  package var deleteGatherQuestion: String {
    say(
      "Delete this gather with its score and teams?",
      "이 경기의 점수와 팀 기록을 삭제할까요?")
  }
  package var gatherDeleted: String { say("Gather deleted", "경기를 삭제했습니다") }
  package var started: String { say("Started", "시작") }
  package var goals: String { say("Goals", "골") }
  package var noGoals: String { say("No goals", "골 없음") }
  /// The minute of the match, counted as in football: the first is 1′.
  package func matchMinute(_ milliseconds: Int64) -> String {
    Phrase("\(max(0, milliseconds) / 60_000 + 1)′").text
  }
  /// A minute such as `45+2′`, or `2nd 3′` when the match has several periods.
  package func matchMinute(_ minute: MatchMinute, periods: Int) -> String {
    let text = minute.added.map { "\(minute.minute)+\($0)′" } ?? "\(minute.minute)′"
    return periods > 1 ? "\(period(minute.period, of: periods)) \(text)" : text
  }
  /// A period in a word: `2nd`.
  package func period(_ number: Int, of periods: Int) -> String {
    switch (language, periods, number) {
    case (.korean, 2, 1): "전반"
    case (.korean, 2, 2): "후반"
    case (.korean, _, _): "\(number)피리어드"
    case (.english, _, 1): "1st"
    case (.english, _, 2): "2nd"
    case (.english, _, 3): "3rd"
    case (.english, _, _): "\(number)th"
    }
  }
}
