package import Domain
import Figures
package import Texts

/// A planned game as friends see it who have a link to answer: who comes, and what the visitor may say.
///
/// A server renders it; times are those of the clocks where the game is.
package struct ReplyViewModel {
  private let game: PlannedGame
  private let words: PlanTexts
  /// Who the visitor is, as their browser knows; `nil` for one who did not say yet.
  private let visitor: Player.ID?
  /// The visitor's name where the page shows no list; `nil` where it is found in the list.
  private let ownName: ShortText?
  private let texts: Strings

  /// Creates the model of a page.
  /// - Parameters:
  ///   - game: The game.
  ///   - squad: What the link shows: `Scope.view(of:)`.
  ///   - visitor: Who the visitor is; `nil` for one who did not say yet.
  ///   - ownName: The visitor's name, if the page may not find it in what the link shows.
  ///   - texts: The texts of the visitor's language.
  ///   - dateForm: How dates are written in the visitor's region.
  ///   - now: The server's time.
  package init(
    _ game: PlannedGame, of squad: Squad, for visitor: Player.ID?, named ownName: ShortText? = nil,
    _ texts: Strings, _ dateForm: DateForm, at now: Instant
  ) {
    self.game = game
    self.visitor = visitor
    self.ownName = ownName
    self.texts = texts
    words = PlanTexts(game, of: squad, texts, dateForm, at: now)
  }
}

// The game.
extension ReplyViewModel {
  /// That it is football, its day and time and how many come, as chats show it: complete.
  package var title: String {
    let football = game.cancellation == nil ? football : texts.cancelledTitle(football)
    let places = game.cancellation == nil ? words.placesText : nil
    return [football, words.completeDate, places].compactMap { $0 }.joined(separator: " · ")
  }
  /// What the group calls itself, or that it is football.
  private var football: String { texts.football(of: words.squad.name) }
  /// What chats show of the page: no person, and not the organiser's words apart from the place.
  var pageSummary: PageSummary {
    let isOpen = obstacle == nil
    return PageSummary(
      title, isOpen ? texts.replySummary : obstacleWithoutReason ?? texts.replySummary, place)
  }
  /// What the page asks, as long as it can be answered.
  package var question: String {
    obstacle == nil ? "\(football) · \(texts.areYouIn)" : football
  }
  /// What the game is known by.
  package var gameKey: String { game.key.text }
  /// Its day and time.
  package var date: String { words.date }
  package var place: String? { game.details.place?.text }
  package var map: String? { game.details.map?.text }
  package var price: String? { game.details.price?.text }
  /// "7 of 10 · 1 maybe · Answer by Wed 2 Dec, 20:00".
  package var summary: String {
    (words.counts + [obstacle == nil ? words.deadline : nil].compactMap { $0 })
      .joined(separator: " · ")
  }
  /// Whose the places are; `nil` when it is cancelled.
  var places: Figure? { words.placesFigure }
  /// How many come, and what happens to the other places: "7 of 10 · one place becomes free at 18:37".
  package var placesAndVacancies: String {
    words.placesAndVacancies.joined(separator: " · ")
  }
  /// Why it is not to be answered; `nil` when it is.
  package var obstacle: String? { words.cancellation ?? obstacleWithoutReason }

  private var obstacleWithoutReason: String? {
    guard game.cancellation == nil else { return texts.gameCancelled }
    if let opensAt = game.opensAt, words.now < opensAt {
      return texts.answersFrom(words.dateInSentence(of: opensAt))
    }
    return words.now < game.start ? nil : texts.gameHasBegun
  }
}

// The visitor.
extension ReplyViewModel {
  /// What the visitor may answer now.
  package enum Choice: Hashable, Sendable {
    /// Whether they come; with the answer that they gave, and whether one who comes has to wait.
    case answer(Answer?, waits: Bool)
    /// Whether they still come, because the time was changed.
    case again(Answer?, waits: Bool)
    /// A place is held for them until an instant, in words.
    case offer(String)
    /// They wait, at a place in the queue; whether they can take a place that is open to all.
    case waiting(Int, canTake: Bool)
  }

  package var choice: Choice {
    guard let visitor else { return .answer(nil, waits: !words.places.isOpen) }
    let claim = words.places.claim(of: visitor)
    if case .offered(let until) = claim {
      return .offer(texts.placeHeld(until: words.dateInSentence(of: until)))
    }
    if let position = words.queue.firstIndex(of: visitor) {
      return .waiting(position + 1, canTake: claim == .open)
    }
    let answer = words.places.answer(of: visitor)
    return game.asksAgain(visitor)
      ? .again(answer, waits: claim == .waits) : .answer(answer, waits: claim == .waits)
  }

  /// What can be taken for guests of a visitor who has no button for themselves; `nil` when there is nothing.
  package var guestOffer: (text: String, canPass: Bool)? {
    guard let visitor, [.hasPlace, .waits].contains(words.places.claim(of: visitor)) else {
      return nil
    }
    let guests = words.places.waitingGuests(of: visitor)
    let asked = words.places.asked.filter { guests.contains($0.id) }
    if let until = asked.map({ $0.until }).min() {
      return (texts.guestPlacesHeld(asked.count, until: words.dateInSentence(of: until)), true)
    }
    return !guests.isEmpty && words.places.isOpen
      ? (texts.guestsInLine(guests.count), false) : nil
  }

  /// What can be taken for people without a browser of their own.
  /// - Parameter people: Those who were answered for by the visitor.
  /// - Returns: One offer for each of them who has one.
  package func offers(to people: [Player.ID]) -> [PlanTexts.Offer] {
    words.offers(to: people.filter { $0 != visitor }, texts)
  }

  /// What else the visitor ought to know of their place and of those of their guests.
  package var placeNotes: [String] {
    guard let visitor else { return [] }
    return [placeNote(of: visitor), guestNote(of: visitor)].compactMap { $0 }
  }

  private func placeNote(of visitor: Player.ID) -> String? {
    let places = words.places
    switch places.claim(of: visitor) {
    case .kept(let until):
      return texts.placeKept(until: words.timeOfDay(of: min(until, game.start)))
    case .waits where places.inLineAgain.contains(visitor):
      return words.queue.firstIndex(of: visitor).map { texts.offerEnded($0 + 1) }
    case .waits: return passing(of: visitor)
    default: return game.isPutIn(visitor) ? texts.organiserPutIn : nil
    }
  }

  /// Why the visitor is not asked again, and what they can still do.
  private func passing(of visitor: Player.ID) -> String? {
    let reason: String? =
      switch words.places.passing(of: visitor) {
      case .byChoice: texts.youPassedPlace
      case .timeOver: texts.offerTimeOver
      case .placeWithdrawn: texts.organiserTookPlace
      case nil: nil
      }
    return reason.map { "\($0) \(texts.openPlace)" }
  }

  private func guestNote(of visitor: Player.ID) -> String? {
    let guests = words.places.waitingGuests(of: visitor)
    return guests.isEmpty || guestOffer != nil ? nil : texts.guestsInLine(guests.count)
  }

  /// When it would have begun before its time was changed; `nil` when it was not, or is over.
  package var formerDate: String? {
    game.timeChange.map { words.date(of: $0.formerStart) }
  }

  /// How many guests the visitor may bring, and how many they do; `nil` when guests are not allowed.
  package var guests: (most: Int, count: Int)? {
    guard game.details.guestsEach > 0 else { return nil }
    let count = visitor.map { words.places.guests(of: $0).count } ?? 0
    return (max(game.details.guestsEach, count), count)
  }

  /// What the page looks like apart from names: the state of the game and its time, and a sign for each place of each
  /// person, and for that of each guest with their host's, so that a page notices when its form is out of date.
  package var state: String {
    let places = words.places
    let answers = obstacle == nil ? (places.isOpen ? "open" : "full") : "over"
    let kept = game.people.filter { if case .kept = places.claim(of: $0) { true } else { false } }
    let guests = words.queue.compactMap { places.host(of: $0) }
    let askedGuests = places.asked.compactMap { places.host(of: $0.id) }
    let signs: [(String, [Player.ID])] = [
      ("+", words.comers), ("-", words.queue), ("?", places.asked.map { $0.id }), ("~", kept),
      ("<", places.inLineAgain), ("_", guests), ("!", askedGuests),
    ]
    return
      (["\(answers)@\(game.start.milliseconds)"]
      + signs.flatMap { sign, people in people.map { "\(sign)\($0.shortText)" } })
      .joined(separator: " ")
  }

  /// Whether all places are taken.
  package var isFull: Bool { words.standing.isFull }

  /// "You are Ann", or that the name is not shown; `nil` for a visitor who did not say yet.
  package var visitorText: String? {
    visitor.map { visitor in
      guard let name = words.squad.person(known: visitor)?.name ?? ownName, !name.isWithheld else {
        return texts.youAreNotShown
      }
      return texts.youAre(words.name(of: visitor, typed: name))
    }
  }

  /// What the visitor hears of what they sent; `nil` when it says all or nothing was sent.
  package func text(of message: ReplyVisit.Message?) -> String? {
    switch message {
    case .answered(let person): standing(of: person)
    case .changedElsewhere(let person): standing(of: person).map { texts.changedOnOtherPhone($0) }
    case .nameMissing: names.isEmpty ? texts.typeNameFirst : texts.pickNameFirst
    case .notTaken: texts.answerNotTaken
    case .changedSince: texts.answerChangedSince
    case .onlyOwnPhone(let person): texts.onlyOwnPhone(name(of: person))
    case .whoSpeaks(let doubt, let person, let typed):
      question(about: doubt, name(of: person, typed: typed))
    case .isListed(let person, _): texts.isItListed(name(of: person))
    case nil: nil
    }
  }

  /// Why the page asks who speaks for a person.
  package func question(about doubt: ReplySpeakerDoubt, _ name: String) -> String {
    switch doubt {
    case .answeredElsewhere: texts.answeredElsewhere(name)
    case .hasAnotherPhone: texts.hasAnotherPhone(name)
    case .browserIsOf(let owner): texts.browserAnsweredAs(nameInSentence(of: owner), name)
    }
  }

  /// A person's name before the point of a sentence, which is that of an initial, too.
  private func nameInSentence(of person: Player.ID) -> String {
    let name = name(of: person)
    return name.utf8.last == UInt8(ascii: ".") ? String(name.dropLast()) : name
  }

  /// What a person's answer means now, in a sentence; `nil` before they answered.
  package func standing(of person: Player.ID) -> String? {
    guard let answer = words.places.answer(of: person) else { return nil }
    guard !words.isWithheld(person) else { return standingOfUnnamed(person) }
    let name = name(of: person)
    if let position = words.queue.firstIndex(of: person) {
      return texts.isNumberInLine(name, position + 1)
    }
    return switch answer {
    case .in: texts.isIn(name)
    case .maybe: texts.isMaybe(name)
    case .out: texts.isOut(name)
    }
  }

  private func standingOfUnnamed(_ person: Player.ID) -> String {
    words.queue.firstIndex(of: person).map { texts.youAreNumberInLine($0 + 1) }
      ?? texts.answerIsSaved
  }

  /// The people of the list by name, among them the visitor; none when the organiser hides them.
  package var names: [(id: String, name: String)] {
    let named = words.squad.players.filter { !$0.details.name.isWithheld }
    let keys = named.map { player in
      let name = player.details.name.text
      return (player, texts.alphabet.sortingKey(of: name, folded: SearchKey.folded(name)))
    }
    return keys.sorted { $0.1.lexicographicallyPrecedes($1.1) }
      .map { ($0.0.id.uuidString, name(of: $0.0.id)) }
  }
}

// The people.
extension ReplyViewModel {
  /// People who said the same.
  package struct Group: Hashable, Sendable {
    package let title: String
    package let people: [Person]
    /// "And 2 more", whose names are not shown; `nil` when all are.
    package let unnamed: String?
    /// How many they are, with guests.
    package let count: Int
    /// Whether their order matters.
    package let isQueue: Bool
  }

  /// A person of a group.
  package struct Person: Hashable, Sendable {
    package let id: String
    package let name: String
    package let isVisitor: Bool
  }

  /// Who comes, who waits, and the others; none when the organiser shows numbers only.
  package var groups: [Group] {
    guard words.squad.plans.replies.names != .numbersOnly else { return [] }
    return [
      group(texts.answerIn, words.comers) { words.nameWithGuests($0) },
      queue,
      group(texts.answerMaybe, words.people(.maybe)) { name(of: $0) },
      group(texts.answerOut, words.people(.out)) { name(of: $0) },
    ].filter { $0.count > 0 }
  }

  private func group(
    _ title: String, _ heads: [Player.ID], _ name: (Player.ID) -> String
  ) -> Group {
    let (named, unnamed) = words.named(heads)
    let people = named.map { Person(id: $0.shortText, name: name($0), isVisitor: $0 == visitor) }
    return Group(
      title: title, people: people, unnamed: unnamed > 0 ? texts.andMore(unnamed) : nil,
      count: heads.count, isQueue: false)
  }

  /// Those who wait, in their order, in which guests may stand apart from their host; everyone keeps their number.
  private var queue: Group {
    let people = words.queue.map {
      Person(id: $0.shortText, name: words.nameOfHead($0), isVisitor: $0 == visitor)
    }
    return Group(
      title: texts.takeReserve, people: people, unnamed: nil, count: people.count, isQueue: true)
  }

  /// The name of a person, told apart from others who have it; of one who is in no list and did not answer
  /// yet, the one that was typed.
  package func name(of person: Player.ID, typed: ShortText? = nil) -> String {
    words.name(of: person, typed: typed)
  }
}

extension Player.ID {
  /// The first half of the id, by which a page finds its visitor among the others of its game.
  package var shortText: String {
    String(uuidString.utf8.prefix(18).map { Character(UnicodeScalar($0)) })
  }
}
