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
  package func alreadyOnList(_ name: String) -> String {
    say(
      "\(name) is already on the list. Add makes a second one.",
      "\(name) 선수는 이미 목록에 있음. 추가하면 같은 이름이 두 명이 됩니다.")
  }
  package var againInList: String {
    say("Again in this list: another person?", "목록에 또 있음: 다른 사람인가요?")
  }
  package var comesBack: String { say("Archived, comes back", "보관한 선수, 복귀합니다") }
  package var perhapsHeading: String { say("Perhaps a heading", "제목일 수 있음") }
  package var perhapsDate: String { say("Perhaps a date", "날짜일 수 있음") }
  package var perhapsPlace: String { say("Perhaps a place", "장소일 수 있음") }
  package var perhapsPrice: String { say("Perhaps a price", "금액일 수 있음") }
  package var perhapsNotice: String { say("Perhaps a note", "안내일 수 있음") }
  package var perhapsContact: String { say("Perhaps an address", "연락처일 수 있음") }
  package var reserve: String { say("Reserve", "대기") }
  package var maybe: String { say("Maybe", "미정") }
  package var saidNo: String { say("Said no", "불참") }
  package var noAnswer: String { say("No answer", "답 없음") }
  package var leftOut: String { say("Left out", "뺀 줄") }
  package var editText: String { say("Edit text", "텍스트 편집") }
  package func mendName(_ name: String) -> String { say("Change \(name)", "\(name) 고치기") }
  package func addGuestOf(_ name: String) -> String {
    say("Add a guest of \(name)", "\(name) 동반 게스트 추가")
  }
  package func split(_ names: [String]) -> String {
    let names = names.joined(separator: " | ")
    return say("Split: \(names)", "나누기: \(names)")
  }
  package func joinWith(_ name: String) -> String {
    say("Join with \(name)", "합치기: \(name)")
  }
  package var dropFromList: String { say("Leave out", "목록에서 빼기") }
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
