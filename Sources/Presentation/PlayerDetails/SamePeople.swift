package import Domain
import Texts

/// The people who may be the same person as a player.
package struct SamePeople {
  /// A person, with what tells them apart from others.
  package struct Choice: Identifiable {
    package let id: Player.ID
    package let name: String
    /// When a guest played last; `nil` for a player.
    package let note: String?
  }

  package let choices: [Choice]
  /// The last one who was chosen, and why they are another person; `nil` when it was not so.
  package internal(set) var refusal: (person: Player.ID, text: String)?

  /// How many guests are offered, those who played last.
  private static let guestLimit = 50

  /// Finds the people who are not known to be someone else: other players, and then guests.
  init(as player: Player.ID, _ context: ScreenContext) {
    let players: [Choice] = context.namesToPick.compactMap { choice in
      guard let id = Player.ID(word: choice.code), id != player else { return nil }
      return Choice(id: id, name: choice.name, note: nil)
    }
    choices = players + Self.guests(context)
  }

  private static func guests(_ context: ScreenContext) -> [Choice] {
    var guests: [Choice] = []
    var seen: Set<RawIdentifier> = []
    for gather in context.squad.gathers.sorted(by: { $1.playedAt < $0.playedAt }) {
      for appearance in gather.appearances where guests.count < guestLimit {
        let id = appearance.id
        guard context.squad.knownPlayer(id) == nil, context.squad.samePerson(id) == id,
          seen.insert(id.raw).inserted
        else { continue }
        guests.append(
          Choice(
            id: id, name: appearance.name.text,
            note: context.date(of: gather)))
      }
      guard guests.count < guestLimit else { break }
    }
    return guests
  }
}

// A player who played under another name, too.
extension PlayerDetailsViewModel {
  /// Those who are known to be the player, too.
  package var others: [(id: Player.ID, label: String)] {
    context.squad.otherIDs(of: id).map { ($0, context.texts.alsoPlayedAs(name(of: $0))) }
  }

  /// Who the player is known to be, when that is another one: "Benny is Ben".
  package var isAnother: String? {
    let same = context.squad.samePerson(id)
    guard same != id, player != nil else { return nil }
    return context.texts.personIs(name(of: id), name(of: same))
  }

  private func name(of person: Player.ID) -> String {
    if let known = context.squad.knownPlayer(person) { return known.details.name.text }
    let appearances = context.squad.gathers.lazy.compactMap { $0.appearance(of: person) }
    return appearances.first?.name.text ?? ""
  }

  /// Notes that someone is the player, with the offer to take that back.
  mutating func join(_ person: Player.ID) -> [ScreenRequest] {
    guard samePeople?.choices.contains(where: { $0.id == person }) == true else { return [] }
    guard context.squad.gatherOfBoth(person, id) == nil else {
      samePeople?.refusal = (person, context.texts.rejectionSamePlayers)
      return []
    }
    samePeople = nil
    let undo = Undo(
      message: context.texts.personIs(name(of: person), name(of: id)),
      action: .record(.replies(.answersJoined(person, to: nil))))
    return [.record(.replies(.answersJoined(person, to: id)), undo: undo)]
  }
}
