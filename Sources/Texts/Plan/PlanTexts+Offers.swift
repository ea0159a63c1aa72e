package import Domain

// What can be taken for people who have no browser of their own.
extension PlanTexts {
  /// What is offered to a person, or to their guests, and can be taken for them.
  package struct Offer: Equatable, Sendable {
    /// Who says whether it is taken: the person, or a guest whose host does not come.
    package let speaker: Player.ID
    /// "Eva is asked until 14:05".
    package let text: String
    /// Whether it can be refused, too.
    package let canPass: Bool
  }

  /// What can be taken now for each of these people and for their guests; nothing once the game
  /// has begun, or is cancelled.
  package func offers(to people: [Player.ID], _ texts: Strings) -> [Offer] {
    guard game.takesReplies(at: now) else { return [] }
    return people.compactMap { person in
      let heads = queue.filter { $0 == person || places.host(of: $0) == person }
      let lines = heads.compactMap { offerText(of: $0, texts) }
      guard !lines.isEmpty else { return nil }
      let isAsked = places.asked.contains { asked in heads.contains(asked.id) }
      return Offer(speaker: person, text: lines.joined(separator: " · "), canPass: isAsked)
    }
  }

  private func offerText(of head: Player.ID, _ texts: Strings) -> String? {
    switch places.claim(of: head) {
    case .offered(let until):
      texts.personAsked(nameOfHead(head), until: dateInSentence(of: until))
    case .open: texts.personMayTake(nameOfHead(head))
    case .hasPlace, .kept, .waits: nil
    }
  }

  /// Those who speak for the people and guests who wait, each once.
  package var speakersInLine: [Player.ID] {
    var speakers: [Player.ID] = []
    for head in queue {
      let speaker = places.host(of: head) ?? head
      if !speakers.contains(speaker) { speakers.append(speaker) }
    }
    return speakers
  }
}
