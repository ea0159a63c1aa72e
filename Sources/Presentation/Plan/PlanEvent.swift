package import Domain

/// An event about a planned game and the people who answer it.
package enum PlanEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  /// A person's row was tapped.
  case personTapped(Player.ID)
  /// The open person comes, may come, or does not.
  case answerTapped(Answer)
  /// A place is taken for a person without a browser, or for a guest of theirs, or is let go to the next.
  case placeTaken(Player.ID)
  case placePassed(Player.ID)
  /// A guest comes also without the open person.
  case guestKept(Player.ID)
  /// A person is to be reminded, or not.
  case reminderTapped(Player.ID)
  /// About the link by which friends answer.
  case link(LinkEvent)

  package enum Plain: String, EventName {
    case editTapped, shareTapped
    /// Opens the game's link.
    case linkTapped
    case cancelGameTapped, cancelConfirmed
    /// Cancels this game of a series and all later ones.
    case seriesEnded
    case reinstateTapped
    case remindTapped, remindConfirmed
    case addTapped, addConfirmed
    /// About the open person: one guest more or less, and their place.
    case guestAdded, guestRemoved, placeGiven, placeWithdrawn
    /// The open person is the user, or is not after all.
    case selfTapped
    /// Opens the open person's own link.
    case ownLinkTapped
    /// A sheet was closed, or what was typed there was given up.
    case sheetDismissed, sheetCancelled
  }

  package enum Input: String, EventName {
    case reasonTyped
    /// A name, or lines from a chat.
    case namesTyped
    case registrationCodeTyped
    /// Which player the open person is, who answered under another name.
    case playerChosen
    /// The user said which of the players they are.
    case ownNameChosen
  }
}

extension PlanEvent {
  package static var scope: String { "plan" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .personTapped(let person): text.append("personTapped", person)
    case .answerTapped(let answer): text.append("answerTapped", answer)
    case .placeTaken(let person): text.append("placeTaken", person)
    case .placePassed(let person): text.append("placePassed", person)
    case .guestKept(let guest): text.append("guestKept", guest)
    case .reminderTapped(let person): text.append("reminderTapped", person)
    case .link(let event): text.append("link", event)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    let answering =
      text.event("answerTapped", Self.answerTapped) ?? text.event("placeTaken", Self.placeTaken)
      ?? text.event("placePassed", Self.placePassed)
    return text.event("personTapped", Self.personTapped) ?? answering
      ?? text.event("guestKept", Self.guestKept)
      ?? text.event("reminderTapped", Self.reminderTapped) ?? text.event("link", Self.link)
  }
}

extension Answer: EventArgument {}

extension Event {
  package static var plan: EventMaker<PlanEvent> { EventMaker() }
}
