import Domain
import Texts

/// The screen that changes one field of a player, by text or by choice.
package struct EditPlayerViewModel: ScreenModel {
  var context: ScreenContext
  private let id: Player.ID
  private let field: PlayerField
  /// What was typed, or the code of the choice that was made; `nil` before.
  private var entered: String?

  init(_ id: Player.ID, _ field: PlayerField, context: ScreenContext) {
    self.id = id
    self.field = field
    self.context = context
    guard let kept = context.drafts.text(draft), form.isText || form.isChoice(kept) else { return }
    entered = kept
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
      guard form.isText else { return [] }
      entered = text
      return text.isEmpty ? [.forgetDraft(draft)] : keepDraft(text)
    case .input(.choiceMade, let code):
      guard form.isChoice(code) else { return [] }
      entered = code
      return keepDraft(code)
    case .plain(.doneTapped):
      guard case .success(let change?) = change else { return [] }
      return [.record(change), .forgetDraft(draft), .goBack(to: .player(id))]
    }
  }

  private var player: Player? { context.squad.player(id) }

  private var form: FieldForm { FieldForm(field, of: player, texts) }
  private var shown: String { entered ?? form.value }

  /// The change that was entered; `nil` when it changes nothing.
  private var change: Result<Change?, FieldForm.InputError> {
    guard let player, let entered else { return .success(nil) }
    do throws(FieldForm.InputError) {
      let change = try form.change(entered)
      var changed = player
      changed.apply(change)
      return .success(changed == player ? nil : .player(id, change))
    } catch {
      return .failure(error)
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
    switch form.kind {
    case .text(let isNumber): .text(shown, isNumber: isNumber)
    case .choice(let choices): .choice(choices.map(choice))
    }
  }

  private func choice(_ choice: FieldForm.Choice) -> Choice {
    Choice(code: choice.code, label: choice.label, isChosen: choice.code.isEqualByBytes(to: shown))
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
}
