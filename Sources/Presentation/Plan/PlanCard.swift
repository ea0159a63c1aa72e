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
  /// "7 of 10 · 1 maybe · 4 no answer", or that it is cancelled.
  package let summary: String
  /// Whose the places are; `nil` when it is cancelled.
  package let places: Figure?
  /// What can be taken for people who have no browser: "Eva is asked until 14:05".
  package let offers: [String]
  /// Whether it can be answered, and shared from here.
  package let isOpen: Bool
  /// Whether the user of this device answers from here, as they said who they are.
  package let asksUser: Bool
  /// What the user of this device said; `nil` before, and when they get a place by saying that they come.
  package let ownAnswer: Answer?
  /// "In", or that a place is taken by it.
  package let inLabel: String

  init(_ game: PlannedGame, _ context: ScreenContext) {
    let words = context.words(game)
    key = game.key
    title = words.date
    let silent = context.squad.peopleWithoutAnswer(to: game).count
    let counts = words.counts + (silent > 0 ? [context.texts.noAnswerCount(silent)] : [])
    summary = words.cancellation ?? counts.joined(separator: " · ")
    places = words.placesFigure
    isOpen = game.takesReplies(at: context.now)
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

// The planned games on the list.
extension PlayersViewModel {
  /// The games to come, the nearest first and cancelled ones last; none while players are selected.
  package var plans: [PlanCard] {
    let games = isSelecting ? [] : context.gamesToCome
    return (games.filter { $0.cancellation == nil } + games.filter { $0.cancellation != nil })
      .map { PlanCard($0, context) }
  }

  /// Whether a game can be planned from here: there are people to play it.
  package var canPlan: Bool { !isSelecting && context.squad.players.count >= Self.fewestPlayers }

  /// The players among which the user of this device picks themselves once; none while nothing is planned.
  package var namesToPick: [(code: String, name: String)] {
    guard !plans.isEmpty, !context.knowsMyself, !context.isScorekeeper else { return [] }
    return [(Self.noPlayer, context.texts.doNotPlay)] + context.namesToPick
  }

  /// Notes which player the user is, or that they are none.
  func pickOwnName(_ code: String) -> [ScreenRequest] {
    if code.isEqualByBytes(to: Self.noPlayer) { return [.record(.replies(.browserBound(nil)))] }
    return Player.ID(word: code).map { [.record(.replies(.browserBound($0)))] } ?? []
  }

  /// The code of the choice of a user who does not play.
  package static var noPlayer: String { "none" }

  /// Whether the user of this device comes to a game.
  func answer(_ answer: Answer, to key: PlanKey) -> [ScreenRequest] {
    guard let myself = context.myself, let game = context.squad.plans.game(key),
      let change = context.answering(answer, of: myself, to: game)
    else { return [] }
    return [.record(change)]
  }

  /// Who comes to the game for which people gather now, each with the name under which they play.
  var comers: [(id: Player.ID, name: ShortText)] {
    guard let game = context.gatheringGame else { return [] }
    let words = context.words(game)
    return words.comers.compactMap { head in
      guard words.places.host(of: head) != nil else {
        return context.squad.person(known: head)
      }
      return (try? ShortText(words.nameOfHead(head))).map { (head, $0) }
    }
  }

  /// The line-up that a user begins with: those who said that they come, or else the regulars.
  var nextLineUp: LineUp {
    let lineUp = LineUp(forNextGatherOf: context.squad)
    let comers = comers.map { LineUp.Spot(player: $0.id, team: .bench) }
    return comers.isEmpty ? lineUp : lineUp.with(comers)
  }

  /// Adds those who come and are not on the list, with the offer to take that back.
  var addComers: [ScreenRequest] {
    let new = comers.filter { !context.squad.hasPlayer($0.id) }
    guard !new.isEmpty else { return [] }
    let (changes, undoing) = new.reduce(into: ([Change](), [Change]())) { result, person in
      switch context.squad.knownPlayer(person.id) {
      case nil:
        result.0.append(.player(person.id, .added(PlayerDetails(name: person.name))))
        result.1.append(.player(person.id, .set(.removed, true)))
      case let player? where player.isRemoved:
        result.0.append(.player(person.id, .set(.removed, false)))
        result.1.append(.player(person.id, .set(.removed, true)))
      default:
        result.0.append(.player(person.id, .set(.archived, false)))
        result.1.append(.player(person.id, .set(.archived, true)))
      }
    }
    let undo = Undo(
      message: texts.playersAdded(new.map { $0.name.text }), action: .record(undoing))
    return [.record(changes, undo: undo)]
  }

  func share(_ key: PlanKey, in moment: Moment) -> [ScreenRequest] {
    context.squad.plans.game(key).map { context.share($0, in: moment) } ?? []
  }
}

extension ScreenContext {
  /// The players of the list, each with the code by which it is picked.
  var namesToPick: [(code: String, name: String)] {
    playerIndex.sorted.map { playerIndex.players[$0] }.filter { squad.hasPlayer($0.id) }
      .map { ($0.id.word, playerIndex.shownName(of: $0)) }
  }
}
