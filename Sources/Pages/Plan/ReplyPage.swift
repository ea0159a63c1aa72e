public import Domain
import EmbeddedTexts
import Markup
import Texts

/// The page on which friends say by a link whether they come to a planned game, as HTML.
///
/// It is complete without script: one form, whose buttons send the answer. Nothing that a visitor reads
/// changes anything. With script, a server sends `news` again whenever the games change.
/// ```swift
/// let seen = Scope.link(.plans, .reply).view(of: squad)
/// let page = ReplyPage(seen, seen.plans.shownGames(on: nil, at: now), in: language, now: now)
/// let html = page.document(for: visit, at: addresses)
/// ```
public struct ReplyPage {
  private let squad: Squad
  private let games: [PlannedGame]
  private let language: PageLanguage
  private let texts: Strings
  private let now: Instant
  /// The path of the page on which people follow the match for which they answered; `nil` before it began.
  private let match: String?
  /// The next game of each series that has none to answer, the nearest first.
  private let next: [(series: Series, next: PlannedGame)]

  /// Creates a page.
  /// - Parameters:
  ///   - squad: What the link shows: `Scope.view(of:)`.
  ///   - games: The games, of which the first is to be answered; without any, the page says that none is
  ///     planned.
  ///   - match: The path of the page on which people follow the first game, once it is played.
  ///   - language: The visitor's language.
  ///   - now: The time.
  public init(
    _ squad: Squad, _ games: [PlannedGame], match: String? = nil, in language: PageLanguage,
    now: Instant
  ) {
    self.match = match
    self.squad = squad
    self.games = games
    self.language = language
    self.now = now
    texts = Strings(language.language)
    let open = squad.plans.openGames(at: now).filter { $0.takesReplies(at: now) }
    next = squad.plans.nextGames(besides: open, at: now).sorted { $0.next.start < $1.next.start }
  }

  /// The page whose calendar has a game alone.
  private func calendarPage(of game: PlannedGame) -> PlanPage {
    squad.plans.games(on: game.day).count > 1 ? game.markedPage : PlanPage(game.day)
  }

  /// The series that have no game to answer, in words.
  private var series: [ReplySeries] {
    next.map { ReplySeries($0.series, next: $0.next, of: squad, texts, language.dateForm, at: now) }
  }

  /// The parts of the page that all visitors see, which its script puts in the place of those before.
  public var news: [UInt8] {
    guard let game = games.first else {
      return Renderer.html { $0.noGameNews(series, of: squad.name, texts) }
    }
    let model = ReplyViewModel(game, of: squad, for: nil, texts, language.dateForm, at: now)
    return Renderer.html { page in
      page.replyNews(model, match: match, series, texts)
      page.replyPeople(model)
    }
  }

  /// When the page looks different because time passes; `nil` when it does not.
  public var changesAt: Instant? {
    (games + next.map { $0.next }).compactMap { $0.nextLook(after: now) }.min()
  }

  /// The whole page, and what chats show beside a link to it.
  /// - Parameters:
  ///   - visit: Who visits it, and what they hear.
  ///   - addresses: Where the page leads.
  ///   - picture: The picture of the first game; without it, or without a game, the page has none.
  /// - Returns: The HTML, as UTF-8.
  public func document(
    for visit: ReplyVisit, at addresses: ReplyAddresses, picture: PreviewPicture? = nil
  ) -> [UInt8] {
    guard let game = games.first else {
      let series = series
      let summary = PageSummary(
        "\(texts.football(of: squad.name)) · \(series.first?.rhythm ?? texts.noGamePlanned)",
        texts.noGameAdvice)
      return Renderer.document(summary, language, script: .reply) { page in
        page.noGame(series, of: squad.name, addresses, texts)
      }
    }
    let model = ReplyViewModel(
      game, of: squad, for: visit.visitor.person, named: visit.name, texts, language.dateForm,
      at: now)
    let links = ReplyLinks(
      page: addresses, match: match, file: addresses.calendarOfGame(calendarPage(of: game)),
      feed: addresses.calendar,
      others: games.dropFirst().map { other in
        let words = ReplyViewModel(other, of: squad, for: nil, texts, language.dateForm, at: now)
        return ReplyLinks.Other(
          text: "\(words.date) · \(words.placesAndVacancies)",
          path: addresses.game(squad.plans.page(of: other)))
      })
    return Renderer.document(
      model.pageSummary, language, said: model.text(of: visit.message), picture: picture,
      script: .reply
    ) { page in
      page.reply(model, visit, links, series, texts)
    }
  }
}

/// Where the page on which friends answer leads, as paths of the server.
public struct ReplyAddresses: Sendable {
  /// The page itself, to which its form is sent.
  public let page: String
  /// The stream of its news.
  public let events: String
  /// The calendar with all games.
  public let calendar: String
  /// The page of a game.
  public let game: @Sendable (PlanPage) -> String
  /// The calendar with the game of a page.
  public let calendarOfGame: @Sendable (PlanPage) -> String

  /// Creates addresses.
  public init(
    page: String, events: String, calendar: String,
    game: @escaping @Sendable (PlanPage) -> String,
    calendarOfGame: @escaping @Sendable (PlanPage) -> String
  ) {
    self.page = page
    self.events = events
    self.calendar = calendar
    self.game = game
    self.calendarOfGame = calendarOfGame
  }
}

/// Where one page leads.
struct ReplyLinks {
  let page: ReplyAddresses
  /// Where people follow the match; `nil` before it began.
  let match: String?
  /// The game for a calendar.
  let file: String
  /// All games for a calendar.
  let feed: String
  /// The other games of the page.
  let others: [Other]

  struct Other {
    /// "Fri 4 Dec, 20:00 · 7 of 10".
    let text: String
    let path: String
  }
}

/// A visit to the page on which friends answer.
public struct ReplyVisit: Hashable, Sendable {
  /// The visitor.
  public let visitor: Visitor
  /// The visitor's name, also when the page shows no list; `nil` for one who is not known.
  public let name: ShortText?
  /// The people without a browser of their own, who were answered for by the visitor.
  public let spokenFor: [Player.ID]
  /// What the page says above the form; `nil` on a visit that follows no answer.
  public let message: Message?
  /// What the visitor sent, which the answer to the page's question sends again; empty when it asks nothing.
  public let sent: [UnsentForm.Field]
  /// The random id of the form, by which an answer that is sent twice counts once.
  public let form: String
  /// The key of the game, as the form sends it back.
  public let plan: String

  /// What the page says above the form.
  public enum Message: Hashable, Sendable {
    /// The answer of a person was taken, who may be another than the visitor.
    case answered(Player.ID)
    /// The visitor's answer was changed by the organiser or from another browser.
    case changedElsewhere(Player.ID)
    /// The form did not say who answers.
    case nameMissing
    /// The answer was not taken.
    case notTaken
    /// The form was used before, and the answer has changed since.
    case changedSince
    /// Only the person's own browser may answer for them.
    case onlyOwnPhone(Player.ID)
    /// Someone is known to answer for the person already: who speaks?
    case whoSpeaks(ReplySpeakerDoubt, for: Player.ID, name: ShortText)
    /// A name was typed that no one has, and a player of the list may be meant: are they the same?
    case isListed(Player.ID, typed: ShortText)
  }

  /// Creates a visit.
  public init(
    _ visitor: Visitor, named name: ShortText? = nil, spokenFor: [Player.ID] = [],
    message: Message? = nil, sent: [UnsentForm.Field] = [],
    form: String, plan: String
  ) {
    self.visitor = visitor
    self.name = name
    self.spokenFor = spokenFor
    self.message = message
    self.sent = sent
    self.form = form
    self.plan = plan
  }
}
