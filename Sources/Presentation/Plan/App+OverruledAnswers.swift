import Domain
import Texts

// Answers of the user that others gave later for the same person.
extension App {
  /// Tells of each person who answered otherwise than the user had said for them before, until the user has seen
  /// it, with the offer to say it once more.
  /// - Parameters:
  ///   - former: The user's changes that waited for the server.
  ///   - news: What the server took in, these among it.
  mutating func tellOfOverruledAnswers(
    among former: [StampedChange], by news: [SequencedChange]
  ) {
    for (index, change) in former.enumerated() {
      guard case .plan(let key, .answered(let own)) = change.change,
        news.contains(where: { $0.stamped.id == change.id }),
        !former[(index + 1)...].contains(where: { $0.change.answers(for: own.person, to: key) })
      else { continue }
      notices.takeBack { $0.isAnswer(of: own.person, to: key) }
      if let overtaken = overtaken(own, in: key) { show(.answeredMeanwhile(overtaken)) }
    }
  }

  /// What was said later for the person of an answer; `nil` when the answer counts, or is about a game that
  /// has begun.
  private func overtaken(_ own: PlanAnswer, in key: PlanKey) -> OvertakenAnswer? {
    guard let game = replica.squad.plans.game(key), game.takesReplies(at: now),
      let answer = game.places(at: now).answer(of: own.person), answer != own.answer,
      let latest = replica.squad.plans.answers(of: own.person, to: key)
        .last(where: { $0.answer == answer })
    else { return nil }
    let words = context.words(game)
    return OvertakenAnswer(
      name: words.name(of: own.person), date: words.date(of: latest.madeAt), answer: latest.answer,
      own: .plan(key, .answered(own)))
  }
}

extension Change {
  /// Whether the change says whether a person comes to a game.
  fileprivate func answers(for person: Player.ID, to key: PlanKey) -> Bool {
    guard case .plan(key, .answered(let answer)) = self else { return false }
    return answer.person == person
  }
}

extension Banner {
  /// Whether the message is about an answer for a person to a game.
  fileprivate func isAnswer(of person: Player.ID, to key: PlanKey) -> Bool {
    guard case .answeredMeanwhile(let overtaken) = self else { return false }
    return overtaken.own.answers(for: person, to: key)
  }
}
