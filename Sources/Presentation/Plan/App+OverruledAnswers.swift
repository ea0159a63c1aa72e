import Domain
import Texts

// Answers of the user that others gave later for the same person.
extension App {
  /// Tells that a person answered otherwise than the user had said for them before, with the offer to say it
  /// once more.
  /// - Parameters:
  ///   - former: The user's changes that waited for the server.
  ///   - news: What the server took in, these among it.
  mutating func tellOfOverruledAnswers(
    among former: [StampedChange], by news: [SequencedChange]
  ) {
    for change in former.reversed() {
      guard case .plan(let key, .answered(let own)) = change.change,
        news.contains(where: { $0.stamped.id == change.id }),
        let game = replica.squad.plans.game(key), game.takesReplies(at: now),
        let answer = game.places(at: now).answer(of: own.person), answer != own.answer,
        let latest = replica.squad.plans.answers(of: own.person, to: key)
          .last(where: { $0.answer == answer })
      else { continue }
      let words = context.words(game)
      let message = texts.answeredMeanwhile(
        words.name(of: own.person), words.date(of: latest.madeAt), texts.label(of: latest.answer))
      let again = Change.plan(key, .answered(own))
      return notify(
        message, Undo(message: message, action: .record(again), label: .keepMine))
    }
  }
}
