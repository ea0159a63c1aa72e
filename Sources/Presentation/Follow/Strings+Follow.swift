// Texts of the page that people follow a gather on.
extension Strings {
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
  package var playYourOwn: String {
    say(
      "Football Gather: teams, time and score for your own match",
      "Football Gather: 우리 경기의 팀, 시간, 점수")
  }
}
