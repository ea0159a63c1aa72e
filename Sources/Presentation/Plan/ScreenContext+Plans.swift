import Domain
import Texts

// The planned games, as several screens need them.
extension ScreenContext {
  func words(_ game: PlannedGame) -> PlanTexts {
    PlanTexts(game, of: squad, texts, dateForm, at: now)
  }

  /// The zone in which a game's times are, when this device's clocks show another time then; `nil` when they
  /// do not.
  func foreignZone(of game: PlannedGame) -> String? {
    let ahead = localTimeZone.minutesAheadOfUTC(game.start)
    return ahead == game.zone.minutesAhead(at: game.start) ? nil : game.zone.name.text
  }

  /// Writes into the log what this device knows of a zone, unless the squad knows it.
  func noting(_ zone: Zone) -> [Change] {
    guard let known = squad.plans.zones.first(where: { $0.name == zone.name }) else {
      return [.squad(.zoneSet(zone))]
    }
    return zone.agrees(with: known, from: now) ? [] : [.squad(.zoneSet(zone.continuing(known)))]
  }

  /// Who uses this device, as they said; `nil` for one who did not say it, or does not play.
  var myself: Player.ID? { preferences.device.flatMap { squad.plans.replies.person(on: $0) } }

  /// Whether the user has said who they are, or that they do not play.
  var knowsMyself: Bool { preferences.device.map { squad.plans.replies.knows($0) } ?? false }

  /// The change by which a person says whether they come; `nil` when they said the same before, and do not get
  /// a place by saying it again.
  func answering(_ answer: Answer, of person: Player.ID, to game: PlannedGame) -> Change? {
    let places = game.places(at: now)
    guard places.answer(of: person) != answer || answer == .in && places.getsPlace(person),
      let known = squad.person(known: person)
    else { return nil }
    return .plan(game.key, .answered(PlanAnswer(answer, of: known.id, named: known.name)))
  }

  /// The people who wait for a place, for themselves or for their guests, and have no browser in which they
  /// are asked, but perhaps this one.
  func peopleWithoutBrowser(in words: PlanTexts) -> [Player.ID] {
    let replies = squad.plans.replies
    return words.speakersInLine.filter {
      !replies.isElsewhere($0, than: preferences.device)
    }
  }

  /// The group's link to answer, and how far it is.
  var replyOffer: LinkOffer { replyOffer(of: nil) }

  /// A person's own link to answer, or the group's, and how far it is.
  func replyOffer(of person: Player.ID?) -> LinkOffer {
    let link = squad.plans.replies.link(of: person)
    let isConfirmed = confirmed.plans.replies.link(of: person)?.id == link?.id
    return LinkOffer(context: self, link: link, isConfirmed: link != nil && isConfirmed)
  }

  /// The change that makes a link to answer; none when there is one.
  func replyLinkMaking(for person: Player.ID? = nil, in moment: Moment) -> [Change] {
    guard replyOffer(of: person).link == nil,
      let link = Replies.ReplyLink(.new(for: .reply, in: moment), for: person)
    else { return [] }
    return [.replies(.linkMade(link))]
  }

  /// Makes a link to answer, and what it lacks.
  func makeReplyLink(for person: Player.ID? = nil, in moment: Moment) -> [ScreenRequest] {
    let making = replyLinkMaking(for: person, in: moment)
    return (making.isEmpty ? [] : [.record(making)]) + replyOffer(of: person).founding
  }

  /// Shares a game by a link that works.
  func sharing(_ game: PlannedGame, by link: Link) -> ScreenRequest {
    let address = replyOffer.address(of: link, for: squad.plans.page(of: game))
    return .perform(
      .share(
        SharedText(.invitation, in: self) { context in
          guard let game = context.squad.plans.game(game.key) else { return "" }
          return context.words(game).invitation(by: address, context.texts)
        }))
  }

  /// Shares a game, or opens what its link waits for.
  func share(_ game: PlannedGame, in moment: Moment) -> [ScreenRequest] {
    let offer = replyOffer
    if let link = offer.ready { return [sharing(game, by: link)] }
    guard offer.problem == nil else { return [.open(.plan(game.key))] }
    return makeReplyLink(in: moment) + [.open(.sharePlan(game.key))]
  }

  /// The games to come for which any of these people said that they come or may come, in words.
  func gamesAnswered(by people: [Player.ID]) -> [String] {
    gamesToCome.map { words($0) }.filter { words in
      people.contains { person in
        words.places.answer(of: squad.samePerson(person)).map { $0 != .out } ?? false
      }
    }.map { $0.dateInSentence(of: $0.game.start) }
  }

  /// The planned games for which no gather was begun yet, the nearest first.
  var gamesToCome: [PlannedGame] {
    openGames.filter { game in game.gather.flatMap { squad.gather($0) } == nil }
  }

  /// The game for which people gather now; `nil` when there is none.
  var gatheringGame: PlannedGame? {
    gamesToCome.first { $0.isGathering(at: now) && !words($0).comers.isEmpty }
  }
}
