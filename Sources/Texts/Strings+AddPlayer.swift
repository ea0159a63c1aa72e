// Adding players, one by one or from a list.
extension Strings {
  package var addPlayer: String { say("Add player", "선수 추가") }
  package var add: String { say("Add", "추가") }
  package func playerAdded(_ name: String) -> String {
    say("\(name) was added.", "\(name) 선수를 추가했습니다.")
  }
  package var justAdded: String { say("Just added", "방금 추가함") }
  package func removePlayer(_ name: String) -> String { say("Remove \(name)", "\(name) 선수 빼기") }

  package var pasteList: String { say("Paste a list", "목록 붙여넣기") }
  package var listOfNames: String { say("List of names", "이름 목록") }
  package var listExample: String {
    say("1. Ann\n2) Ben\n✅ Cem, Dan", "1. 민준\n2) 서연\n✅ 지호, 유나")
  }
  package var listAdvice: String {
    say(
      "From a chat, a note or a table. Numbers, bullets and emoji are left out.",
      "채팅, 메모, 표에서 복사하세요. 번호, 글머리 기호, 이모지는 뺍니다.")
  }
  package func namesFound(_ count: Int) -> String {
    say(counted(count, "name found", "names found"), "이름 \(count)개를 찾았습니다")
  }
  package func onlyFirstNames(_ limit: Int) -> String {
    say("Only the first \(limit) names are read.", "처음 \(limit)개만 읽습니다.")
  }
  package var alreadyOnList: String { say("Already on the list", "이미 목록에 있음") }
  package var comesBack: String { say("Archived, comes back", "보관한 선수, 복귀합니다") }
  package var perhapsHeading: String { say("Perhaps a heading", "제목일 수 있음") }
  package func addPlayers(_ count: Int) -> String {
    say(
      count == 0 ? "Add players" : "Add \(counted(count, "player", "players"))",
      count == 0 ? "선수 추가" : "선수 \(count)명 추가")
  }
  package func playersAdded(_ names: [String]) -> String {
    names.count == 1
      ? say("\(names[0]) added", "\(names[0]) 선수를 추가했습니다")
      : say("\(names.count) players added", "선수 \(names.count)명을 추가했습니다")
  }
}
