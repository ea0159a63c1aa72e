import Domain
import Presentation
import TestSupport
import Testing

// The planned games.
extension TestApp {
  /// The open form of a planned game.
  var planForm: PlanFormViewModel {
    get throws {
      guard case .planForm(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  /// The open planned game.
  var plan: PlanViewModel {
    get throws {
      guard case .plan(let model) = app.screen else { throw wrongScreen }
      return model
    }
  }

  /// The squad's planned games that are open, the nearest first.
  var games: [PlannedGame] { app.replica.squad.plans.openGames(at: now) }

  /// Plans a game in the form as it is filled in, but for these fields.
  @discardableResult
  mutating func planGame(_ fields: (PlanField, String)...) throws -> PlanKey {
    open(.newPlan)
    for (field, text) in fields { send(.planForm(field, text)) }
    tap(.planForm(.doneTapped))
    guard case .plan(let model) = app.screen else { throw wrongScreen }
    return model.key
  }

  /// The texts that were shared.
  var shared: [String] {
    effects.compactMap { if case .share(let shared) = $0 { shared.text } else { nil } }
  }

  /// Says for a person on the open planned game what they answered.
  mutating func say(_ answer: Answer, of name: String) throws {
    send(.plan(.personTapped(try person(name))))
    send(.plan(.answerTapped(answer)))
  }

  /// The rows of the open planned game: "in: Ann, Ben".
  var sections: [String] {
    get throws {
      try plan.sections.map { section in
        let rows = section.rows.map { row in
          [row.name, row.note.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
        }
        return "\(section.code): \(rows.joined(separator: ", "))"
      }
    }
  }

  /// The person of a row of the open planned game.
  func person(_ name: String) throws -> Player.ID {
    try #require(try plan.sections.flatMap { $0.rows }.first { $0.name == name }).id
  }
}
