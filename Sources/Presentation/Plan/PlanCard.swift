package import Domain
package import Figures
import Texts

extension PlanKey: EventArgument {
  package var word: String { text }

  package init?(word: String) { self.init(text: word) }
}

/// A planned game on the list of players, ready to show.
package struct PlanCard: Equatable, Sendable {
  package let key: PlanKey
  /// "Thu 3 Dec, 20:00".
  package let title: String
  /// "Every Thursday 20:00"; `nil` for a game after which there is none.
  package let rhythm: String?
  /// "7 of 10 · 1 maybe", or that it is cancelled; of a later game also "2 no answer".
  package let summary: String
  /// "2 no answer: Ann, Ben"; `nil` when all have answered, and for a cancelled or a later game.
  package let missing: String?
  /// Whose the places are; `nil` for a cancelled or a later game.
  package let places: Figure?
  /// What can be taken for people who have no browser: "Eva is asked until 14:05".
  package let offers: [String]
  /// Whether it is the next game and can be answered, and shared from here.
  package let isOpen: Bool
  /// Whether the user of this device answers from here, as they said who they are.
  package let asksUser: Bool
  /// What the user of this device said; `nil` before, and when they get a place by saying that they come.
  package let ownAnswer: Answer?
  /// "In", or that a place is taken by it.
  package let inLabel: String

  /// Creates the card of a game; only that of the next one says who is missing.
  init(_ game: PlannedGame, isNext: Bool, _ context: ScreenContext) {
    let words = context.words(game)
    key = game.key
    title = words.date
    rhythm = context.series(goingOnAfter: game.key).map { words.rhythm(of: $0) }
    let silent = game.cancellation == nil ? context.squad.peopleWithoutAnswer(to: game) : []
    let names = context.texts.row(silent.map { words.name(of: $0) })
    missing = isNext && !silent.isEmpty ? context.texts.noAnswerFrom(silent.count, names) : nil
    let silence = isNext || silent.isEmpty ? [] : [context.texts.noAnswerCount(silent.count)]
    summary = words.cancellation ?? (words.counts + silence).joined(separator: " · ")
    places = isNext ? words.placesFigure : nil
    isOpen = isNext && game.takesReplies(at: context.now)
    let myself = context.myself
    asksUser = isOpen && myself != nil
    offers = words.offers(to: context.peopleWithoutBrowser(in: words), context.texts).map {
      $0.text
    }
    let said = myself.flatMap { words.places.answer(of: $0) }
    let getsPlace = myself.map { said == .in && words.places.getsPlace($0) } ?? false
    ownAnswer = getsPlace ? nil : said
    inLabel = getsPlace ? context.texts.takePlace : context.texts.answerIn
  }
}

extension ScreenContext {
  /// Puts people who answered on the list of players, with the offer to take that back.
  func listing(_ people: [(id: Player.ID, name: ShortText)]) -> ScreenRequest {
    let changes = people.map { person -> (change: Change, undoing: Change) in
      switch squad.knownPlayer(person.id) {
      case nil:
        (
          .player(person.id, .added(PlayerDetails(name: person.name))),
          .player(person.id, .set(.removed, true))
        )
      case let player? where player.isRemoved:
        (.player(person.id, .set(.removed, false)), .player(person.id, .set(.removed, true)))
      default:
        (.player(person.id, .set(.archived, false)), .player(person.id, .set(.archived, true)))
      }
    }
    let undo = Undo(
      message: texts.playersAdded(people.map { $0.name.text }),
      action: .record(changes.map { $0.undoing }))
    return .record(changes.map { $0.change }, undo: undo)
  }

  /// The players of the list, each with the code by which it is picked.
  var namesToPick: [(code: String, name: String)] {
    playerIndex.sorted.map { playerIndex.players[$0] }.filter { squad.hasPlayer($0.id) }
      .map { ($0.id.word, playerIndex.shownName(of: $0)) }
  }
}
