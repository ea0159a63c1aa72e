// For people who keep the score by a link, and about what they record.
extension Strings {
  package var scoringLink: String { say("Scoring link", "기록 링크") }
  package var scoringLinkWorks: String {
    say(
      "Everyone who has it keeps the score on their own phone, without an account.",
      "링크를 받은 사람은 계정 없이 자기 휴대폰으로 점수를 기록할 수 있습니다.")
  }
  package func following(_ count: Int) -> String { say("\(count) following", "\(count)명 관전 중") }
  package func scoring(_ names: [String]) -> String {
    let list = names.joined(separator: ", ")
    return say("\(names.count) scoring: \(list)", "\(names.count)명 기록: \(list)")
  }
  package var whoAreYou: String { say("Who are you?", "누구신가요?") }
  package var whoAreYouAdvice: String {
    say(
      "You keep the score of this match, also with no signal. The others see your name.",
      "이 경기의 점수를 기록합니다. 신호가 없어도 됩니다. 다른 사람에게 이름이 보입니다.")
  }
  package var yourName: String { say("Your name", "이름") }
  package var keepScore: String { say("Keep the score", "기록 시작") }
  package var gatherLoading: String { say("The match is on its way.", "경기를 불러오는 중입니다.") }
  package var gatherNeedsNetwork: String {
    say(
      "This link needs a network once. Afterwards it works without.",
      "처음 한 번은 인터넷 연결이 필요합니다. 그다음에는 없어도 됩니다.")
  }
  package var linkRefused: String { say("This link works no longer", "더 이상 쓸 수 없는 링크입니다") }
  package var linkRefusedAdvice: String {
    say(
      "The organiser turned it off, or the match ended long ago. Ask them for a new one.",
      "주최자가 링크를 껐거나 경기가 끝난 지 오래되었습니다. 새 링크를 요청하세요.")
  }
  package var unsentAdvice: String {
    say(
      "What you recorded without a network did not reach the match. Send it to the organiser.",
      "연결 없이 기록한 내용이 경기에 반영되지 않았습니다. 주최자에게 보내 주세요.")
  }
  package var notPermitted: String {
    say("Only the organiser can do that.", "주최자만 할 수 있습니다.")
  }

  /// A goal that another device recorded.
  package func goal(_ team: String, by scorekeeper: String?) -> String {
    guard let scorekeeper else { return goal(team) }
    return say("\(goal(team)), by \(scorekeeper)", "\(goal(team)) (\(scorekeeper) 기록)")
  }
  package func recorded(by scorekeeper: String) -> String {
    say("by \(scorekeeper)", "\(scorekeeper) 기록")
  }
  package func possibleDouble(_ team: String) -> String {
    say(
      "Two phones recorded a goal for \(team) within seconds.",
      "휴대폰 두 대가 몇 초 사이에 \(team) 골을 기록했습니다.")
  }
  package var oneGoal: String { say("One goal", "한 골") }
  package var twoGoals: String { say("Two goals", "두 골") }
}
