import Domain
import Texts

/// What is entered of a match of the past, as its fields have it.
struct PastMatchForm {
  /// The texts of all fields, in the order of `PastMatchField.allCases`.
  private var typed = PastMatchField.allCases.map { _ in ExactText("") }
  /// The players that were tapped into a team, in that order.
  private(set) var places: [(player: Player.ID, side: Side)] = []
  /// Who scored how many goals; people who are in no team any more count for nothing.
  private var tallies: [(scorer: PastScorer, goals: Int)] = []

  /// The form of a match on a day.
  init(on day: CivilDay) {
    self[.day] = day.text
    self[.result] = EnteredResult.score.word
  }

  /// Continues what was typed before; `nil` when that is another form's.
  init?(_ texts: [ExactText]) {
    let count = PastMatchField.allCases.count
    guard texts.count >= count else { return nil }
    typed = Array(texts[..<count])
    for text in texts[count...] {
      let parts = text.text.parts(separatedBy: " ")
      if let tally = PastScorer.tally(parts) {
        tallies.append(tally)
        continue
      }
      guard parts.count == 2, let player = Player.ID(uuidString: parts[0]),
        let side = Side(word: parts[1])
      else { return nil }
      places.append((player, side))
    }
  }

  subscript(field: PastMatchField) -> String {
    get { typed[field.position].text }
    set { typed[field.position] = ExactText(newValue) }
  }

  /// All that is kept of the form.
  var texts: [String] {
    typed.map { $0.text } + places.map { "\($0.player.uuidString) \($0.side.word)" }
      + tallies.map { $0.scorer.text(goals: $0.goals) }
  }

  /// How many goals a person scored.
  func goals(of scorer: PastScorer) -> Int {
    tallies.first { $0.scorer == scorer }?.goals ?? 0
  }

  /// Notes how many goals a person scored.
  mutating func setGoals(_ goals: Int, of scorer: PastScorer) {
    tallies.removeAll { $0.scorer == scorer }
    if goals > 0 { tallies.append((scorer, goals)) }
  }

  /// The team of a player; `nil` for one who did not play.
  func side(of player: Player.ID) -> Side? { places.first { $0.player == player }?.side }

  /// Puts a player into a team, or takes them out of it.
  mutating func toggle(_ player: Player.ID, in side: Side) {
    let former = self.side(of: player)
    places.removeAll { $0.player == player }
    if former != side { places.append((player, side)) }
  }

  /// Puts these players into these teams, and no others.
  mutating func place(_ players: [(player: Player.ID, side: Side)]) { places = players }

  var result: EnteredResult { EnteredResult(word: self[.result]) ?? .score }

  /// The score; `nil` when it is none.
  var score: Score? {
    guard !self[.home].isEmpty, !self[.away].isEmpty,
      let home = Int(digits: self[.home].bytes), let away = Int(digits: self[.away].bytes)
    else { return nil }
    return Score(home: home, away: away)
  }

  /// The names of a team's people who are in no list.
  /// - Throws: `TextError` when one of them is no name.
  func others(in field: PastMatchField) throws(TextError) -> [ShortText] {
    var names: [ShortText] = []
    for part in self[field].parts(separatedBy: ",") {
      do throws(TextError) {
        names.append(try ShortText(part))
      } catch {
        // Nothing between two commas.
        guard error == .empty else { throw error }
      }
    }
    return names
  }
}

extension PastMatchField {
  fileprivate var position: Int { Self.allCases.firstIndex { $0 == self } ?? 0 }
}
