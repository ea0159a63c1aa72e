import Domain

/// Adding a player.
public struct AddPlayerViewModel {
  var context: ScreenContext
  private(set) var typedName = ""
  private var addedNames: [String] = []

  init(context: ScreenContext) {
    self.context = context
  }

  /// Takes in what happened on the screen.
  mutating func handle(_ event: AddPlayerEvent, in moment: Moment) -> [Command] {
    switch event {
    case .input(.nameTyped, let text):
      typedName = text
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
    typedName = ""
  }

  private func addition(in moment: Moment) -> Command? {
    guard case .success(let name) = validName else { return nil }
    return .record([.playerAdded(moment.newID(), PlayerDetails(name: name))])
  }

  /// Whether somebody was added, and nobody else is being typed.
  private var isDone: Bool {
    if case .failure(.empty) = validName { !addedNames.isEmpty } else { false }
  }

  private var validName: Result<ShortText, TextProblem> {
    do throws(TextProblem) {
      return .success(try ShortText(typedName))
    } catch {
      return .failure(error)
    }
  }
}

extension AddPlayerViewModel {
  private var texts: Texts { context.texts }

  /// The title.
  public var title: String { texts.addPlayer }
  /// The label of the field.
  public var nameLabel: String { texts.name }
  /// What was typed into it.
  public var name: String { typedName }
  /// The label of the primary action.
  public var doneLabel: String { texts.done }
  /// The label that keeps the name and asks for the next.
  public var anotherLabel: String { texts.addAnother }
  /// How many were added since this was opened.
  public var addedCount: Int { addedNames.count }
  /// Who was added last; `nil` when nobody was, or the next one is being typed.
  public var lastAdded: String? {
    isDone ? addedNames.last.map { texts.playerAdded($0) } : nil
  }
  /// Whether the name can be kept.
  public var canAdd: Bool {
    if case .success = validName { true } else { false }
  }
  /// Whether "Done" has something to do: a name to keep, or an end to make of adding.
  public var canFinish: Bool { canAdd || isDone }
  /// What is wrong with the name; `nil` while nothing was typed or nothing is wrong.
  public var problem: String? {
    guard case .failure(let problem) = validName, problem != .empty else { return nil }
    return texts.textProblem(problem)
  }
}
