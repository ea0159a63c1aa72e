package import Domain

// The list of players, and adding, showing and editing one.
extension Strings {
  package var players: String { say("Players", "선수") }
  package var newGather: String { say("New gather", "새 경기") }
  package var edit: String { say("Edit", "편집") }
  package var searchPlayers: String { say("Search players", "선수 검색") }
  package var confirmPlayers: String { say("Confirm players", "선수 확정") }
  package var resumeGather: String { say("Resume gather", "경기 계속하기") }
  package var noPlayers: String { say("No players yet", "아직 선수가 없습니다") }
  package var selectMore: String {
    say("Select at least 2 players.", "선수를 2명 이상 선택하세요.")
  }

  package var selectionCleared: String { say("Selection cleared", "선택을 지웠습니다") }
  package func selected(_ count: Int) -> String { say("\(count) selected", "\(count)명 선택됨") }
  package func nobodyFound(_ typed: String) -> String {
    say("Nobody is called “\(typed)”.", "“\(typed)”에 맞는 선수가 없습니다.")
  }

  package func deletePlayers(_ count: Int) -> String {
    count <= 1
      ? say("Delete player", "선수 삭제") : say("Delete \(count) players", "선수 \(count)명 삭제")
  }
  package func deletePlayersQuestion(_ names: [String]) -> String {
    say(
      "Delete \(list(names))? Gathers they played in stay as they are.",
      "\(list(names)) 선수를 삭제할까요? 지난 경기 기록은 그대로 남습니다.")
  }
  package func playersDeleted(_ names: [String]) -> String {
    names.count == 1
      ? say("\(list(names)) deleted", "\(list(names)) 선수를 삭제했습니다")
      : say("\(names.count) players deleted", "선수 \(names.count)명을 삭제했습니다")
  }

  package func archivePlayers(_ count: Int) -> String {
    count <= 1
      ? say("Archive player", "선수 보관") : say("Archive \(count) players", "선수 \(count)명 보관")
  }
  package func playersArchived(_ names: [String]) -> String {
    names.count == 1
      ? say("\(names[0]) archived", "\(names[0]) 선수를 보관했습니다")
      : say("\(names.count) players archived", "선수 \(names.count)명을 보관했습니다")
  }
  package var archived: String { say("Archived", "보관한 선수") }
  package func archived(_ count: Int) -> String { "\(archived) (\(count))" }
  package var archiveAdvice: String {
    say(
      "Players who play no longer. Past gathers keep them.",
      "이제 뛰지 않는 선수입니다. 지난 경기에는 그대로 남아 있습니다.")
  }
  package var noneArchived: String { say("No archived players", "보관한 선수가 없습니다") }
  package var bringBack: String { say("Bring back", "복귀") }
  package func bringBack(_ name: String) -> String { say("Bring back \(name)", "\(name) 복귀") }
  /// The offer of a name to an account without one.
  package var nameOffer: String {
    say(
      "Your players and results are saved online without a name. With a name and a password you can log in on any phone.",
      "선수와 결과가 이름 없이 온라인에 저장되어 있습니다. 이름과 비밀번호를 정하면 어느 휴대폰에서나 로그인할 수 있습니다.")
  }

  package func broughtBack(_ name: String) -> String {
    say("\(name) is back on the list", "\(name) 선수가 목록에 복귀했습니다")
  }

  /// Up to three names, and how many more there are.
  package func list(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: ", ")
    let more = names.count - 3
    return more > 0 ? say("\(shown) and \(more) more", "\(shown) 외 \(more)명") : shown
  }

  package var name: String { say("Name", "이름") }
  package var age: String { say("Age", "나이") }
  package var position: String { say("Position", "포지션") }
  package var skill: String { say("Skill", "실력") }
  package var preferredPosition: String { say("Preferred position", "선호 포지션") }
  package var favouriteTeam: String { say("Favourite team", "좋아하는 팀") }
  package var personal: String { say("Personal", "기본 정보") }
  package var play: String { say("Play", "플레이") }
  package var likes: String { say("Likes", "취향") }
  package var none: String { say("None", "없음") }

  package var nameTooLong: String {
    say(
      "A name has at most 80 characters. Some emoji count as several. Shorten it.",
      "이름은 최대 80자입니다. 일부 이모지는 여러 자로 셉니다. 줄여 주세요.")
  }
  package var nameUnreadable: String {
    say(
      "This has characters that cannot be kept, such as a line break. Type it again.",
      "줄바꿈처럼 저장할 수 없는 문자가 있습니다. 다시 입력하세요.")
  }
  package var nameEmpty: String { say("A player needs a name.", "선수에게는 이름이 필요합니다.") }
  package var ageWrong: String {
    say("An age is a whole number from 1 to 120.", "나이는 1에서 120까지의 정수입니다.")
  }
  package var playerGone: String {
    say("This player is no longer in the list.", "이 선수는 더 이상 목록에 없습니다.")
  }

  package func textError(_ error: TextError) -> String {
    switch error {
    case .empty: nameEmpty
    case .tooLong: nameTooLong
    case .controlCharacter, .pileOfMarks: nameUnreadable
    }
  }
}

// The fields of a player.
extension Strings {
  package func label(of field: PlayerField) -> String {
    switch field {
    case .name: name
    case .age: age
    case .preferredPosition: preferredPosition
    case .skill: skill
    case .level: level
    case .favouriteTeam: favouriteTeam
    }
  }

  package func value(of field: PlayerField, in details: PlayerDetails) -> String {
    switch field {
    case .name: details.name.text
    case .age: details.age.map { String($0.years) } ?? unset
    case .preferredPosition: details.preferredPosition.map { position($0) } ?? unset
    case .skill: details.skill.map { skill($0) } ?? unset
    case .level: unset
    case .favouriteTeam: details.favouriteTeam?.text ?? unset
    }
  }
}
