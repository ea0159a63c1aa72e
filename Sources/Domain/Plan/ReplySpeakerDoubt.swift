/// Why it is not clear who sends an answer for a person, as far as the log shows it.
public enum ReplySpeakerDoubt: Hashable, Sendable {
  /// The person has answered from another browser.
  case answeredElsewhere
  /// Another browser is the person's, from which they have not answered.
  case hasAnotherPhone
  /// This browser answered for someone else.
  case browserIsOf(Player.ID)
}

extension Plans {
  /// Why a browser is asked who speaks when it sends an answer for a person.
  public func doubt(that device: Device.ID, speaksFor person: Player.ID) -> ReplySpeakerDoubt {
    if hasAnswered(person, elsewhereThan: device) { return .answeredElsewhere }
    return replies.person(on: device).map { .browserIsOf($0) } ?? .hasAnotherPhone
  }

  private func hasAnswered(_ person: Player.ID, elsewhereThan device: Device.ID) -> Bool {
    let others = replies.browsers.filter { browser in
      browser.device != device && replies.person(on: browser.device) == person
    }.map { $0.device }
    guard !others.isEmpty else { return false }
    return allPlans.contains { plan in
      plan.entries.contains { entry in
        guard case .answered(let answer) = entry.change, let sender = entry.device else {
          return false
        }
        return others.contains(sender) && replies.resolved(answer.person) == person
      }
    }
  }
}
