// The link by which people follow a gather.
extension Strings {
  package var followLink: String { say("Follow link", "관전 링크") }
  package var linkWorks: String {
    say(
      "Everyone who has it sees score, clock, goals and teams, without an account.",
      "링크를 받은 사람은 계정 없이 점수, 시계, 골, 팀을 볼 수 있습니다.")
  }
  package var copy: String { say("Copy", "복사") }
  package var showCode: String { say("Show QR code", "QR 코드 보기") }
  package var codeLabel: String { say("QR code of the link", "링크의 QR 코드") }
  package var turnOff: String { say("Turn off", "끄기") }
  package var namesForFollowers: String { say("Names", "이름 표시") }
  package var fullNames: String { say("As they are", "그대로") }
  package var nameWithInitial: String { say("Ann B.", "이름과 성 첫 글자") }
}
