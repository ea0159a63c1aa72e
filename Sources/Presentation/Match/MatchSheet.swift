package import Domain

/// What is open over a match.
enum MatchSheet {
  /// Where a person goes; one who is no participant yet arrives.
  case person(Player.ID, ShortText)
  /// Who arrives: the text of a search, or a new name.
  case arrival(String)
  case goal(Goal.ID)
  /// A goal that was moved to the other side, for which this scorer did not play.
  case movedGoal(Goal.ID, lost: Player.ID)
  /// How the match can be shared.
  case share
  /// The link by which people follow the match or keep its score.
  case link(OpenLink)
}

extension MatchSheet {
  /// The goal that the sheet is about.
  var goal: Goal.ID? {
    switch self {
    case .goal(let id), .movedGoal(let id, _): id
    case .person, .arrival, .share, .link: nil
    }
  }

  /// Whether the sheet shares the match, and changes no goal and no person.
  var sharesResult: Bool {
    switch self {
    case .share, .link: true
    case .person, .arrival, .goal, .movedGoal: false
    }
  }
}

/// What is open over a match, ready to show.
package enum MatchSheetView {
  case person(PersonSheet)
  case arrival(ArrivalSheet)
  case goal(GoalSheet)
  case share(ShareSheet)
  case link(LinkSheet)

  /// Whether it shows a link's address.
  var showsLink: Bool {
    if case .link(let link) = self, case .ready = link.content { true } else { false }
  }
}

/// Where a person can go.
package struct PersonSheet {
  package let name: String
  package let moves: [Move]
  /// The label of the button by which a participant leaves; `nil` for one who is not there.
  package let leaveLabel: String?

  package struct Move {
    package let team: Team
    /// "To Bibs".
    package let label: String
  }
}

/// Who arrives.
package struct ArrivalSheet {
  /// "Late arrival"; "Add player" after the end.
  package let title: String
  /// The text of the field, by which the players are searched.
  package let text: String
  /// The players who do not take part, as many as a sheet can show.
  package let players: [Person]
  /// The label of the button that takes the text as a guest's name; `nil` when it is none.
  package let guestLabel: String?

  package struct Person {
    package let id: Player.ID
    package let name: String
    package let avatar: String
  }
}

/// Who scored a goal, and when.
package struct GoalSheet {
  package let id: Goal.ID
  /// "12′ Bibs".
  package let title: String
  /// The other side of the game, for which the goal may count.
  package let otherTeam: Team
  /// "To Skins".
  package let otherLabel: String
  /// The minutes that were played, of which one is chosen; none before kick-off.
  package let minutes: [(code: String, text: String, isChosen: Bool)]
  package let isOwnGoal: Bool
  /// Asks for the scorer again, because the one of before did not play for the side to which the goal
  /// was moved; `nil` when there is nothing to ask.
  package let question: String?
  package let scorers: [Choice]
  /// Who may have passed to the scorer; none for an own goal and an unknown scorer.
  package let assists: [Choice]

  package struct Choice {
    package let id: Player.ID
    package let name: String
    package let isChosen: Bool
  }
}

/// How a match can be shared.
package struct ShareSheet {
  package let ways: [Way]
  /// Where players and results will be kept; `nil` when they are there already.
  package let note: String?
  /// Why a link cannot be had; `nil` when it can.
  package let problem: String?
  /// How the result can be shared without a link; `nil` while the match goes on.
  package var result: ResultForm?

  package enum ResultForm {
    case text
    case textOrPicture
  }

  package struct Way {
    package let purpose: Link.Purpose
    package let isPossible: Bool
  }
}
