/// What a person said about a planned game, with the name that they had then.
public struct PlanAnswer: Hashable, Sendable {
  /// The player, or the id of someone who is in no list.
  public let person: Player.ID
  /// The name.
  public let name: ShortText
  /// Whether they come.
  public let answer: Answer
  /// Whether they get a free place at once instead of being asked; `nil` leaves that choice as it is.
  public let takesFreePlace: Bool?

  /// Creates an answer.
  public init(
    _ answer: Answer, of person: Player.ID, named name: ShortText, takesFreePlace: Bool? = nil
  ) {
    self.person = person
    self.name = name
    self.answer = answer
    self.takesFreePlace = takesFreePlace
  }
}
