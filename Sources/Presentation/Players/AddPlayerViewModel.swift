import Domain

/// The screen that adds players.
package struct AddPlayerViewModel: ScreenModel {
  var context: ScreenContext
  package private(set) var name = ""
  private var addedNames: [String] = []

  init(context: ScreenContext) {
    self.context = context
  }

  mutating func handle(_ event: AddPlayerEvent, in moment: Moment) -> [ScreenRequest] {
    switch event {
    case .input(.nameTyped, let text):
      name = text
      return []
    case .plain(.doneTapped):
      if isDone { return [.goBack(to: .players)] }
      guard let addition = addition(in: moment) else { return [] }
      return [addition, .goBack(to: .players)]
    case .plain(.anotherTapped):
      guard let addition = addition(in: moment) else { return [] }
      return [addition, .addAnother]
    }
  }

  /// Clears the name after a player was added.
  mutating func startAnother() {
    guard case .success(let name) = validName else { return }
    addedNames.append(name.text)
    self.name = ""
  }

  private func addition(in moment: Moment) -> ScreenRequest? {
    guard case .success(let name) = validName else { return nil }
    return .record([.playerAdded(moment.newID(), PlayerDetails(name: name))])
  }

  /// Whether a player was added and no further name was typed.
  private var isDone: Bool {
    if case .failure(.empty) = validName { !addedNames.isEmpty } else { false }
  }

  private var validName: Result<ShortText, TextError> {
    do throws(TextError) {
      return .success(try ShortText(name))
    } catch {
      return .failure(error)
    }
  }
}

extension AddPlayerViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.addPlayer }
  /// How many players were added since the screen was opened.
  package var addedCount: Int { addedNames.count }
  /// The sentence about the name that was added last; `nil` when none was, or the next is being
  /// typed.
  package var lastAdded: String? {
    isDone ? addedNames.last.map { texts.playerAdded($0) } : nil
  }
  /// Whether the name is valid.
  package var canAdd: Bool {
    if case .success = validName { true } else { false }
  }
  /// Whether "Done" is enabled: there is a name to add, or players were added already.
  package var canFinish: Bool { canAdd || isDone }
  /// Why the name is refused; `nil` when it is valid or nothing was typed.
  package var errorText: String? {
    guard case .failure(let error) = validName, error != .empty else { return nil }
    return texts.textError(error)
  }
}
