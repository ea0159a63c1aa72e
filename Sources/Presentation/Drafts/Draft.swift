package import Domain
package import Texts

/// What a user typed into a form and neither used nor gave up.
///
/// What is typed for the squad or to say who one is survives the way back, another screen, a reload
/// and a killed page. It ends when
/// - it was used: the player was added, the edit recorded, the user logged in;
/// - it was given up: the form's "Cancel" was tapped, the field emptied, or what stands in it is what
///   was there before (a sheet that is only closed, as by the back key, gives up nothing);
/// - the squad leaves the device, as at log-out.
///
/// No draft is made of passwords, of codes and keys, and of a user name that is not to be remembered.
/// The search filters what is there already, so it stays with the list in memory. What takes effect
/// at once, such as a tap or a time that is corrected, is recorded and needs no draft.
package struct Draft: Equatable, Sendable {
  package let form: DraftForm
  /// What is in the form, in an order that only the form knows.
  package let texts: [ExactText]
  package let typedAt: Instant

  package init(_ form: DraftForm, _ texts: [ExactText], typedAt: Instant) {
    self.form = form
    self.texts = texts
    self.typedAt = typedAt
  }

  var byteCount: Int { texts.reduce(0) { $0 + $1.text.utf8.count } }
}

/// The form of a draft, with what the form is about.
package enum DraftForm: Hashable, Sendable {
  case plain(Plain)
  /// The edit of a player's field.
  case edit(Player.ID, PlayerField)
  /// The name and the colour of a team that is being put together.
  case team(Side)
  /// Another time for a gather's clock.
  case time(Gather.ID)
  /// Who arrives late at a gather.
  case arrival(Gather.ID)
  /// About a planned game.
  case planned(Plan.ID, Planned)
  /// A season that is edited.
  case season(Season.ID)

  package enum Planned: String, EventName {
    /// Its changes, answers that came elsewhere, and why it is cancelled.
    case edit, answers, cancelReason
  }

  package enum Plain: String, EventName {
    /// The name of a player who is added.
    case newPlayer
    /// A pasted list, with what was mended in it.
    case list
    /// The name of one person of the list, while it is mended.
    case listedName
    /// The name of a scorekeeper; a link's app has storage of its own.
    case scorekeeper
    /// The user name with which one logs in or registers.
    case login
    /// The first name of an account without one.
    case accountName
    /// A game that is planned.
    case plan
    /// A match of the past.
    case pastMatch
    /// A new season.
    case season
  }
}

// As text, in the same form as an event's: `draft.edit 3F25… name`.
extension DraftForm {
  /// The text without the scope.
  package var text: String {
    var text = ""
    switch self {
    case .plain(let name): text.append(name.word)
    case .edit(let player, let field): text.append("edit", player, field)
    case .team(let side): text.append("team", side)
    case .time(let gather): text.append("time", gather)
    case .arrival(let gather): text.append("arrival", gather)
    case .planned(let plan, let form): text.append("game", plan, form)
    case .season(let season): text.append("season", season)
    }
    return text
  }

  /// Parses `text`; `nil` for anything else.
  package init?(text: String) {
    guard let text = EventText("draft.\(text)", value: ""),
      let form: DraftForm = text.plain(Self.plain) ?? text.event("edit", Self.edit)
        ?? text.event("team", Self.team) ?? text.event("time", Self.time)
        ?? text.event("arrival", Self.arrival) ?? text.event("game", Self.planned)
        ?? text.event("season", Self.season)
    else { return nil }
    self = form
  }
}
