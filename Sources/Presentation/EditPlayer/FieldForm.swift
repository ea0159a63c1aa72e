import Domain
import Texts

/// How one field of a player is entered, and the change that an entry stands for.
struct FieldForm {
  enum Kind {
    case text(isNumber: Bool)
    /// The choices, of which the first is no value.
    case choice([Choice])
  }

  struct Choice {
    /// The code of the value; empty for no value.
    let code: String
    let label: String
  }

  /// Why an entry is refused.
  enum InputError: Error {
    case text(TextError)
    case age
  }

  let kind: Kind
  /// The text of the current value, or its code; empty for none.
  let value: String
  /// The change that sets what was entered.
  let change: (String) throws(InputError) -> PlayerChange

  var isText: Bool { if case .text = kind { true } else { false } }

  /// Whether it is the code of a choice.
  func isChoice(_ code: String) -> Bool {
    guard case .choice(let choices) = kind else { return false }
    return choices.contains { $0.code.isEqualByBytes(to: code) }
  }
}

extension FieldForm {
  /// - Parameters:
  ///   - field: What is entered.
  ///   - player: The player who has the field; `nil` for one who is gone.
  ///   - texts: The words of the choices.
  init(_ field: PlayerField, of player: Player?, _ texts: Strings) {
    let details = player?.details
    switch field {
    case .name:
      self.init(typed: details?.name.text) { typed throws(InputError) in .name(try text(typed)) }
    case .age:
      self.init(typed: details?.age.map { String($0.years) }, isNumber: true) {
        typed throws(InputError) in .age(try age(typed))
      }
    case .favouriteTeam:
      self.init(typed: details?.favouriteTeam?.text) { typed throws(InputError) in
        .favouriteTeam(try optionalText(typed))
      }
    case .skill:
      self.init(chosen: details?.skill, texts.noSkill, { texts.skill($0) }, { .skill($0) })
    case .preferredPosition:
      self.init(
        chosen: details?.preferredPosition, texts.noPosition, { texts.position($0) },
        { .preferredPosition($0) })
    case .level: self.init(level: player?.ownLevel, texts)
    }
  }

  /// A field of text.
  private init(
    typed value: String?, isNumber: Bool = false,
    _ edit: @escaping (String) throws(InputError) -> PlayerEdit
  ) {
    kind = .text(isNumber: isNumber)
    self.value = value ?? ""
    change = { typed throws(InputError) in .edited(try edit(typed)) }
  }

  /// A field whose values are the cases of an enum.
  private init<Value: CaseIterable & RawRepresentable<String>>(
    chosen value: Value?, _ none: String, _ label: (Value) -> String,
    _ edit: @escaping (Value?) -> PlayerEdit
  ) where Value.AllCases == [Value] {
    let choices = Value.allCases.map { Choice(code: $0.rawValue, label: label($0)) }
    kind = .choice([Choice(code: "", label: none)] + choices)
    self.value = value?.rawValue ?? ""
    change = { code throws(InputError) in
      .edited(edit(Value.allCases.first { $0.rawValue.isEqualByBytes(to: code) }))
    }
  }

  /// The level that users set in place of the one from results: a whole one, or what was set before.
  private init(level: Level?, _ texts: Strings) {
    let levels = Level.choices(with: level)
    let choices = levels.map { Choice(code: $0.code, label: $0.text) }
    kind = .choice([Choice(code: "", label: texts.fromResults)] + choices)
    value = level?.code ?? ""
    change = { code throws(InputError) in
      .levelSet(levels.first { $0.code.isEqualByBytes(to: code) })
    }
  }
}

/// The typed text, trimmed; `nil` when nothing visible was typed.
private func optionalText(_ typed: String) throws(FieldForm.InputError) -> ShortText? {
  do throws(FieldForm.InputError) {
    return try text(typed)
  } catch .text(.empty) {
    return nil
  }
}

private func text(_ typed: String) throws(FieldForm.InputError) -> ShortText {
  do throws(TextError) {
    return try ShortText(typed)
  } catch {
    throw .text(error)
  }
}

private func age(_ typed: String) throws(FieldForm.InputError) -> Age? {
  guard let digits = try optionalText(typed)?.text.bytes else { return nil }
  guard digits.count <= 3, let years = Int(digits: digits) else { throw .age }
  do throws(AgeError) {
    return try Age(years)
  } catch {
    throw .age
  }
}

extension Level {
  private static let whole = stride(from: 10, through: 100, by: 10).map {
    Level(clamping: $0)
  }

  fileprivate static func choices(with own: Level?) -> [Level] {
    guard let own, !whole.contains(own) else { return whole }
    return (whole + [own]).sorted { $0.tenths < $1.tenths }
  }

  fileprivate var code: String { "\(tenths)" }
}
