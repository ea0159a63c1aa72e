import Domain
import Texts

// The planned games, as several screens need them.
extension ScreenContext {
  func words(_ game: PlannedGame) -> GameTexts {
    GameTexts(game, of: squad, texts, dateForm, at: now)
  }

  /// The zone in which a game's times are, when this device's clocks show another time then; `nil` when they
  /// do not.
  func foreignZone(of game: PlannedGame) -> String? {
    let ahead = localTimeZone.minutesAheadOfUTC(game.start)
    return ahead == game.zone.minutesAhead(at: game.start) ? nil : game.zone.name.text
  }

  /// The group's link to answer, and how far it is.
  var replyOffer: LinkOffer {
    let link = squad.plans.replies.groupLink
    let isConfirmed = confirmed.plans.replies.groupLink?.id == link?.id
    return LinkOffer(context: self, link: link, isConfirmed: link != nil && isConfirmed)
  }

  /// The change that makes the link to answer; none when there is one.
  func replyLinkMaking(in moment: Moment) -> [Change] {
    guard replyOffer.link == nil, let link = Replies.ReplyLink(.new(for: .reply, in: moment)) else {
      return []
    }
    return [.replies(.linkMade(link))]
  }

  /// Makes the link to answer, and what it lacks.
  func makeReplyLink(in moment: Moment) -> [ScreenRequest] {
    let making = replyLinkMaking(in: moment)
    return (making.isEmpty ? [] : [.record(making)]) + replyOffer.founding
  }

  /// Shares a game, or opens what its link waits for.
  func share(_ game: PlannedGame, in moment: Moment) -> [ScreenRequest] {
    let offer = replyOffer
    if let link = offer.ready {
      return [
        .perform(.share(words(game).invitation(by: offer.address(of: link, on: game.day), texts)))
      ]
    }
    guard offer.problem == nil else { return [.open(.plan(game.key))] }
    return makeReplyLink(in: moment) + [.open(.sharePlan(game.key))]
  }
}
