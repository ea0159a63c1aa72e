/// An answer that was given for a person to a planned game.
public struct AnswerRecord: Hashable, Sendable {
  /// Who gave an answer, as far as it is known.
  public enum Giver: Hashable, Sendable {
    /// The person, from a device of theirs.
    case themselves
    /// Another person, from a device of theirs.
    case another(Player.ID)
    /// A device that is no person's; `nil` for one that is not told.
    case device(Device.ID?)
  }

  /// Whether the person comes.
  public let answer: Answer
  /// When it was given, by the clock of the device.
  public let madeAt: Instant
  /// Who gave it, as of what is known now of devices.
  public let giver: Giver
}

extension Plans {
  /// The answers that were given for a person to a game, in the order of the log.
  public func answers(of person: Player.ID, to key: PlanKey) -> [AnswerRecord] {
    (plan(key)?.entries ?? []).compactMap { entry in
      guard case .answered(let answer) = replies.resolved(entry.change), answer.person == person
      else { return nil }
      return AnswerRecord(
        answer: answer.answer, madeAt: entry.madeAt, giver: giver(on: entry.device, for: person))
    }
  }

  private func giver(on device: Device.ID?, for person: Player.ID) -> AnswerRecord.Giver {
    guard let owner = device.flatMap({ replies.person(on: $0) }) else { return .device(device) }
    return owner == person ? .themselves : .another(owner)
  }
}
