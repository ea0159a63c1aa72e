import Domain
import Texts

/// The screen that changes one field of a player, by text or by choice.
package struct EditPlayerViewModel: ScreenModel {
  var context: ScreenContext
  private let id: Player.ID
  private let field: PlayerField
  private var typed: String?
  private var chosen: String?

  init(_ id: Player.ID, _ field: PlayerField, context: ScreenContext) {
    self.id = id
    self.field = field
    self.context = context
    guard let kept = context.drafts.text(draft) else { return }
    if codes.isEmpty { typed = kept } else if isChoice(kept) { chosen = kept }
  }

  private var draft: DraftForm { .edit(id, field) }

  /// Keeps what was entered, unless it changes nothing.
  private func keepDraft(_ entered: String) -> [ScreenRequest] {
    if case .success(nil) = change { return [.forgetDraft(draft)] }
    return [.keepDraft(draft, [entered])]
  }

  mutating func handle(_ event: EditPlayerEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .input(.textTyped, let text):
      typed = text
      return text.isEmpty ? [.forgetDraft(draft)] : keepDraft(text)
    case .input(.choiceMade, let code):
      guard isChoice(code) else { return [] }
      chosen = code
      return keepDraft(code)
    case .plain(.doneTapped):
      guard case .success(let change?) = change else { return [] }
      return [.record(change), .forgetDraft(draft), .goBack(to: .player(id))]
    }
  }

  private var player: Player? { context.squad.player(id) }
  private var details: PlayerDetails? { player?.details }

  /// Why a value is refused.
  enum InputError: Error {
    case text(TextError)
    case age
  }

  /// The change that was entered; `nil` when it changes nothing.
  private var change: Result<Change?, InputError> {
    guard let player else { return .success(nil) }
    do throws(InputError) {
      guard let edit = try enteredEdit() else {
        guard let chosen else { return .success(nil) }
        let level = levels.first { $0.code.isEqualByBytes(to: chosen) }
        return .success(level == player.ownLevel ? nil : .player(id, .levelSet(level)))
      }
      var edited = player.details
      edited.apply(edit)
      return .success(edited == player.details ? nil : .player(id, .edited(edit)))
    } catch {
      return .failure(error)
    }
  }

  /// The edit that was entered; `nil` for the level, which is not one of the player's details.
  private func enteredEdit() throws(InputError) -> PlayerEdit? {
    switch field {
    case .name: .name(try Self.text(text))
    case .age: .age(try Self.age(text))
    case .favouriteTeam: .favouriteTeam(try Self.optionalText(text))
    case .skill: .skill(Skill.allCases.first { $0.rawValue.isEqualByBytes(to: chosenCode) })
    case .preferredPosition:
      .preferredPosition(Position.allCases.first { $0.rawValue.isEqualByBytes(to: chosenCode) })
    case .level: nil
    }
  }

  /// The typed text, trimmed; `nil` when nothing visible was typed.
  private static func optionalText(_ typed: String) throws(InputError) -> ShortText? {
    do throws(InputError) {
      return try text(typed)
    } catch .text(.empty) {
      return nil
    }
  }

  private static func text(_ typed: String) throws(InputError) -> ShortText {
    do throws(TextError) {
      return try ShortText(typed)
    } catch {
      throw .text(error)
    }
  }

  private static func age(_ typed: String) throws(InputError) -> Age? {
    guard let digits = try optionalText(typed)?.text.bytes else { return nil }
    guard digits.count <= 3, let years = Int(digits: digits) else { throw .age }
    do throws(AgeError) {
      return try Age(years)
    } catch {
      throw .age
    }
  }

  /// The codes of the field's choices; empty for a text field.
  private var codes: [String] {
    switch field {
    case .skill: Skill.allCases.map { $0.rawValue }
    case .preferredPosition: Position.allCases.map { $0.rawValue }
    case .level: levels.map { $0.code }
    case .name, .age, .favouriteTeam: []
    }
  }

  /// The levels to choose from: the whole ones, and the one that was set.
  private var levels: [Level] {
    guard let own = player?.ownLevel, !Level.whole.contains(own) else { return Level.whole }
    return (Level.whole + [own]).sorted(byNumber: { Int64($0.tenths) })
  }

  private func isChoice(_ code: String) -> Bool {
    code.isEmpty || codes.contains { $0.isEqualByBytes(to: code) }
  }

  /// The code of the value; empty for none.
  private var chosenCode: String {
    if let chosen { return chosen }
    return switch field {
    case .skill: details?.skill?.rawValue ?? ""
    case .preferredPosition: details?.preferredPosition?.rawValue ?? ""
    case .level: player?.ownLevel?.code ?? ""
    case .name, .age, .favouriteTeam: ""
    }
  }
}

extension EditPlayerViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.label(of: field) }
  /// The player's name, told apart from others, or that the player is gone.
  package var playerName: String { context.shownName(of: id) ?? texts.playerGone }
  /// Whether the value changed and is valid.
  package var canFinish: Bool {
    if case .success(.some) = change { true } else { false }
  }
  /// Why the value is refused; `nil` when it is not.
  package var errorText: String? {
    guard case .failure(let error) = change else { return nil }
    return switch error {
    case .text(let error): texts.textError(error)
    case .age: texts.ageWrong
    }
  }

  package var input: Input {
    switch field {
    case .name, .favouriteTeam: .text(text, isNumber: false)
    case .age: .text(text, isNumber: true)
    case .skill:
      .choice(choices(Skill.allCases.map { ($0.rawValue, texts.skill($0)) }))
    case .preferredPosition:
      .choice(choices(Position.allCases.map { ($0.rawValue, texts.position($0)) }))
    case .level:
      .choice(
        choices(levels.map { ($0.code, $0.text) }, none: texts.fromResults))
    }
  }

  /// How a value is entered.
  package enum Input: Equatable, Sendable {
    case text(String, isNumber: Bool)
    case choice([Choice])
  }

  package struct Choice: Equatable, Sendable {
    /// The code of the value; empty for no value.
    package let code: String
    package let label: String
    package let isChosen: Bool
  }

  private var text: String {
    if let typed { return typed }
    guard let details else { return "" }
    return switch field {
    case .name: details.name.text
    case .age: details.age.map { String($0.years) } ?? ""
    case .favouriteTeam: details.favouriteTeam?.text ?? ""
    case .skill, .preferredPosition, .level: ""
    }
  }

  private func choices(
    _ values: [(code: String, label: String)], none: String? = nil
  ) -> [Choice] {
    let chosen = chosenCode
    return ([("", none ?? texts.none)] + values).map { code, label in
      Choice(code: code, label: label, isChosen: code.isEqualByBytes(to: chosen))
    }
  }
}

extension Level {
  fileprivate static let whole = stride(from: 10, through: 100, by: 10).map {
    Level(clamping: $0)
  }

  fileprivate var code: String { Phrase("\(tenths)").text }
}
