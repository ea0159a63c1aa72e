package import Domain

// A gather of three or four teams: its games and its table.
extension Strings {
  package var nextGame: String { say("Next game", "다음 게임") }
  package var whoPlays: String { say("Who plays?", "누가 뛰나요?") }
  package var games: String { say("Games", "게임") }
  package var table: String { say("Table", "순위표") }
  package var team: String { say("Team", "팀") }
  package var played: String { say("Played", "게임") }
  package var won: String { say("Won", "승") }
  package var drawn: String { say("Drawn", "무") }
  package var lost: String { say("Lost", "패") }
  package var points: String { say("Points", "승점") }
  package var playedShort: String { say("P", "게임") }
  package var wonShort: String { say("W", "승") }
  package var drawnShort: String { say("D", "무") }
  package var lostShort: String { say("L", "패") }
  package var goalsShort: String { say("G", "골") }
  package var pointsShort: String { say("Pts", "승점") }
  package var howNextIsChosen: String { say("Who plays next", "다음 팀 정하기") }

  package var takeBackGame: String { say("Take back this game", "이 게임 취소") }
  package var gameTakenBack: String { say("Game taken back", "게임을 취소했습니다") }
  package func games(_ count: Int) -> String {
    say("\(counted(count, "game", "games"))", "\(count)게임")
  }
  package func rests(_ team: String) -> String { say("\(team) · rests", "\(team) · 휴식") }
  package func start(_ opponents: String) -> String { say("Start \(opponents)", "\(opponents) 시작") }
  package func rotation(_ rotation: Rotation) -> String {
    switch rotation {
    case .winnerStays(let most):
      say("Winner stays, at most \(most)×", "승자 잔류 (최대 \(most)번)")
    case .everybodyPlays: say("All play each other", "돌아가며 모두 맞붙기")
    }
  }
}
