package import Domain
import Presentation
import SampleTexts
package import Texts

/// All texts of the clock.
package struct ClockStrings: Sendable {
  package let language: Language

  package var title: String { language.say("Clock", "시계") }
  package var loading: String { language.say("Loading…", "불러오는 중…") }
  package var zone: String {
    language.say("Coordinated Universal Time (UTC)", "협정 세계시(UTC)")
  }
  package var yesterday: String { language.say("Yesterday", "어제") }
  package var now: String { language.say("Now", "지금") }
  package var tomorrow: String { language.say("Tomorrow", "내일") }
  package var tryAgain: String { language.say("Try again", "다시 시도") }

  /// A date and time such as `20 November 2026, 22:05` or `2026년 11월 20일 22시 05분`.
  package func dateTime(_ time: CivilTime) -> DateTimeText {
    let (hour, minute) = (twoDigits(time.hour), twoDigits(time.minute))
    return DateTimeText(
      date: language.say(
        "\(time.day) \(Self.months[time.month - 1]) \(time.year),",
        "\(time.year)년 \(twoDigits(time.month))월 \(twoDigits(time.day))일"),
      time: language.say("\(hour):\(minute)", "\(hour)시 \(minute)분"))
  }

  /// The sentence for an error: its cause, and what the user can do.
  package func text(of error: ServiceError) -> String {
    switch error {
    case .fetching(.unreachable):
      language.say(
        "The time service cannot be reached. Check your connection and try again.",
        "시간 서비스에 연결할 수 없습니다. 인터넷 연결을 확인하고 다시 시도하세요.")
    case .fetching(.status(let status)):
      language.say(
        "The time service answered with an error (\(status)). Try again in a moment.",
        "시간 서비스가 오류(\(status))로 답했습니다. 잠시 뒤에 다시 시도하세요.")
    case .fetching(.malformed), .mapping(.notInForm):
      language.say(
        "The answer of the time service cannot be understood. Try again in a moment.",
        "시간 서비스의 답을 이해할 수 없습니다. 잠시 뒤에 다시 시도하세요.")
    case .mapping(.impossibleDate(let text)):
      language.say(
        "The time service gave a date that cannot be: \(text). Try again in a moment.",
        "시간 서비스가 있을 수 없는 날짜를 알려 줬습니다: \(text). 잠시 뒤에 다시 시도하세요.")
    }
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
