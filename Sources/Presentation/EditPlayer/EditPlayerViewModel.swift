import Domain

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
  }

  mutating func handle(_ event: EditPlayerEvent) -> [ScreenRequest] {
    switch event {
    case .input(.textTyped, let text):
      typed = text
      return []
    case .input(.choiceMade, let code):
      if isChoice(code) { chosen = code }
      return []
    case .plain(.doneTapped):
      guard case .success(let edit?) = edit else { return [] }
      return [.record([.playerEdited(id, edit)]), .goBack(to: .player(id))]
    }
  }

  private var details: PlayerDetails? { context.squad.player(id)?.details }

  /// Why a value is refused.
  enum InputError: Error {
    case text(TextError)
    case age
  }

  /// The edit that was entered; `nil` when it changes nothing.
  private var edit: Result<PlayerEdit?, InputError> {
    guard let details else { return .success(nil) }
    do throws(InputError) {
      var edited = details
      let edit = try enteredEdit(details)
      edited.apply(edit)
      return .success(edited == details ? nil : edit)
    } catch {
      return .failure(error)
    }
  }

  private func enteredEdit(_ details: PlayerDetails) throws(InputError) -> PlayerEdit {
    switch field {
    case .name: .name(try Self.text(text))
    case .age: .age(try Self.age(text))
    case .favouriteTeam: .favouriteTeam(try Self.optionalText(text))
    case .skill: .skill(Skill.allCases.first { $0.rawValue.isEqualByBytes(to: chosenCode) })
    case .preferredPosition:
      .preferredPosition(Position.allCases.first { $0.rawValue.isEqualByBytes(to: chosenCode) })
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
    case .name, .age, .favouriteTeam: []
    }
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
    case .name, .age, .favouriteTeam: ""
    }
  }
}

extension EditPlayerViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.label(of: field) }
  package var playerName: String { details?.name.text ?? texts.playerGone }
  /// Whether the value changed and is valid.
  package var canFinish: Bool {
    if case .success(.some) = edit { true } else { false }
  }
  /// Why the value is refused; `nil` when it is not.
  package var errorText: String? {
    guard case .failure(let error) = edit else { return nil }
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
    case .skill, .preferredPosition: ""
    }
  }

  private func choices(_ values: [(code: String, label: String)]) -> [Choice] {
    let chosen = chosenCode
    return ([("", texts.none)] + values).map { code, label in
      Choice(code: code, label: label, isChosen: code.isEqualByBytes(to: chosen))
    }
  }
}
