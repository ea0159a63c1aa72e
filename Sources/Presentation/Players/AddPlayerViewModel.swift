import Domain

/// Adding a player.
package struct AddPlayerViewModel: ScreenModel {
  var context: ScreenContext
  /// What was typed as the name.
  package private(set) var name = ""
  private var addedNames: [String] = []

  init(context: ScreenContext) {
    self.context = context
  }

  /// Takes in what happened on the screen.
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

  /// The player was added; the next name can be typed.
  mutating func startAnother() {
    guard case .success(let name) = validName else { return }
    addedNames.append(name.text)
    self.name = ""
  }

  private func addition(in moment: Moment) -> ScreenRequest? {
    guard case .success(let name) = validName else { return nil }
    return .record([.playerAdded(moment.newID(), PlayerDetails(name: name))])
  }

  /// Whether somebody was added, and nobody else is being typed.
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

  /// The title.
  package var title: String { texts.addPlayer }
  /// How many were added since this was opened.
  package var addedCount: Int { addedNames.count }
  /// Who was added last; `nil` when nobody was, or the next one is being typed.
  package var lastAdded: String? {
    isDone ? addedNames.last.map { texts.playerAdded($0) } : nil
  }
  /// Whether the name can be kept.
  package var canAdd: Bool {
    if case .success = validName { true } else { false }
  }
  /// Whether "Done" has something to do: a name to keep, or an end to make of adding.
  package var canFinish: Bool { canAdd || isDone }
  /// What is wrong with the name; `nil` while nothing was typed or nothing is wrong.
  package var problem: String? {
    guard case .failure(let problem) = validName, problem != .empty else { return nil }
    return texts.textError(problem)
  }
}
