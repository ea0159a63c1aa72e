// Texts of the page that people follow a gather on.
extension Strings {
  /// The time that is left of a period, in words.
  package func timeLeft(_ milliseconds: Int64) -> String {
    let minutes = milliseconds / 60_000
    return minutes == 0 ? lastMinute : minutesLeft(String(minutes))
  }
  package func minutesLeft(_ minutes: String) -> String {
    say("\(minutes) min left", "\(minutes)분 남음")
  }
  package var lastMinute: String { say("Less than 1 min left", "1분 미만 남음") }

  package var lastNews: String { say("Last news from the pitch", "경기장에서 온 마지막 소식") }
  package var noNews: String { say("No news from the pitch", "경기장에서 온 소식이 없습니다") }
  package var linkGone: String { say("This link does not work", "사용할 수 없는 링크입니다") }
  package var linkGoneAdvice: String {
    say(
      "It was turned off, or a part of it is missing. Ask for a new one where you got it.",
      "링크가 꺼졌거나 일부가 빠졌습니다. 보내 준 사람에게 새 링크를 받으세요.")
  }
  package var linkOver: String { say("This match is long over", "오래전에 끝난 경기입니다") }
  package var linkOverAdvice: String {
    say(
      "The link worked for 30 days after the match. The person who shared it still has the result.",
      "이 링크는 경기 후 30일 동안 쓸 수 있었습니다. 결과는 공유한 사람이 가지고 있습니다.")
  }
  package var serverBusy: String { say("The server is busy", "서버가 바쁩니다") }
  package var serverBusyAdvice: String {
    say(
      "This page tries again by itself in a moment.",
      "잠시 후 이 페이지가 자동으로 다시 시도합니다.")
  }
  package var tooManyTries: String {
    say("Too many links did not work", "잘못된 링크를 너무 많이 열었습니다")
  }
  package var tooManyTriesAdvice: String {
    say(
      "They were opened from the network that you use. This page tries again by itself within 15 minutes.",
      "같은 네트워크에서 열렸습니다. 15분 안에 이 페이지가 자동으로 다시 시도합니다.")
  }
  package var playYourOwn: String {
    say(
      "Football Gather: teams, time and score for your own match",
      "Football Gather: 우리 경기의 팀, 시간, 점수")
  }
}
