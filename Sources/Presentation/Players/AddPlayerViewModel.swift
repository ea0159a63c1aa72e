import Domain

/// Adding a player.
public struct AddPlayerViewModel {
  var context: ScreenContext
  private(set) var typedName = ""

  init(context: ScreenContext) {
    self.context = context
  }

  /// Takes in what happened on the screen.
  mutating func handle(_ event: AddPlayerEvent, in moment: Moment) -> [Command] {
    switch event {
    case .nameTyped(let text):
      typedName = text
      return []
    case .doneTapped:
      guard case .success(let name) = validName else { return [] }
      return [
        .record([.playerAdded(moment.newID(), PlayerDetails(name: name))]),
        .goBack(to: .players),
      ]
    }
  }

  private var validName: Result<ShortText, TextProblem> {
    do throws(TextProblem) {
      return .success(try ShortText(typedName))
    } catch {
      return .failure(error)
    }
  }
}

/// What happens while a player is added.
public enum AddPlayerEvent: Equatable, Sendable {
  /// The name is now this.
  case nameTyped(String)
  /// That is the name.
  case doneTapped
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
  /// Whether the name can be kept.
  public var canFinish: Bool {
    if case .success = validName { true } else { false }
  }
  /// What is wrong with the name; `nil` while nothing was typed or nothing is wrong.
  public var problem: String? {
    guard case .failure(let problem) = validName, problem != .empty else { return nil }
    return texts.textProblem(problem)
  }
}
