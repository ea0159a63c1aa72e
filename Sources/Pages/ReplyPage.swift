public import Domain
import EmbeddedTexts
import Markup
import Texts

/// The page on which friends say by a link whether they come to a planned game, as HTML.
///
/// It is complete without script: one form, whose buttons send the answer. Nothing that a visitor reads
/// changes anything.
/// ```swift
/// let seen = Scope.link(.plans, .reply).view(of: squad)
/// let page = ReplyPage(seen, game: key, sentTo: "/in/…/answer", in: PageLanguage(preferring: "de"), now: now)
/// let html = page.document(for: visit)
/// ```
public struct ReplyPage {
  private let squad: Squad
  private let game: PlannedGame?
  private let action: String
  private let language: PageLanguage
  private let texts: Strings
  private let now: Instant

  /// Creates a page.
  /// - Parameters:
  ///   - squad: What the link shows: `Scope.view(of:)`.
  ///   - key: The game; the page says that none is planned for `nil`, and for one that is not there.
  ///   - action: The path to which its form is sent.
  ///   - language: The visitor's language.
  ///   - now: The time.
  public init(
    _ squad: Squad, game key: PlanKey?, sentTo action: String, in language: PageLanguage,
    now: Instant
  ) {
    self.squad = squad
    self.action = action
    self.language = language
    self.now = now
    game = key.flatMap { squad.plans.game($0) }
    texts = Strings(language.language)
  }

  /// The whole page, and what chats show beside a link to it.
  /// - Parameter visit: Who visits it, and what they hear.
  /// - Returns: The HTML, as UTF-8.
  public func document(for visit: ReplyVisit) -> [UInt8] {
    guard let game else {
      return Renderer.document(texts.noGamePlanned, "", language, isLive: false) { page in
        page.noGame(texts)
      }
    }
    let model = ReplyViewModel(game, of: squad, for: visit.person, texts, at: now)
    return Renderer.document(model.title, model.place ?? "", language, isLive: false) { page in
      page.reply(model, visit, form: action, texts)
    }
  }
}

/// A visit to the page on which friends answer.
public struct ReplyVisit: Hashable, Sendable {
  /// Who the visitor is, as their browser is known; `nil` for one that is not.
  public let person: Player.ID?
  /// What the page says above the form; `nil` on a visit that follows no answer.
  public let message: Message?
  /// The random id of the form, by which an answer that is sent twice counts once.
  public let form: String
  /// The key of the game, as the form sends it back.
  public let plan: String

  /// What the page says above the form.
  public enum Message: Hashable, Sendable {
    /// The answer of a person was taken, who may be another than the visitor.
    case answered(Player.ID)
    /// The form did not say who answers.
    case nameMissing
    /// The answer was not taken.
    case notTaken
    /// The form was used before, and the answer has changed since.
    case changedSince
    /// Only the person's own browser may answer for them.
    case onlyOwnPhone(Player.ID)
    /// The browser or the person is known to be another's: who speaks? With the answer to send again.
    case answeredElsewhere(Player.ID, name: ShortText, Answer)
  }

  /// Creates a visit.
  public init(person: Player.ID?, message: Message? = nil, form: String, plan: String) {
    self.person = person
    self.message = message
    self.form = form
    self.plan = plan
  }
}
