public import Domain
import Markup
import Presentation

/// The page on which people follow a gather by a link, as HTML.
///
/// It is complete without script. With script, a server sends `content` again whenever the gather
/// changes, and the page replaces its main part.
/// ```swift
/// let page = FollowPage(gather, preferring: "ko-KR,en;q=0.5", at: now, heardAt: nil)
/// let html = page.document
/// ```
public struct FollowPage {
  private let model: FollowViewModel
  private let language: Language

  /// Creates a page.
  /// - Parameters:
  ///   - gather: The gather as a person who follows may see it: `Scope.view(of:)`.
  ///   - languages: The visitor's languages, best first, as in the header field `Accept-Language`.
  ///   - now: The time, by which the clock is written.
  ///   - heardAt: When a device that keeps score was last heard of; `nil` when it was not.
  public init(
    _ gather: Gather, preferring languages: String, at now: Instant, heardAt: Instant?
  ) {
    language = Language(preferred: languages)
    model = FollowViewModel(gather, in: language, at: now, heardAt: heardAt)
  }

  /// The milliseconds for which nothing need be heard from the pitch before a page says so.
  public static var patienceMilliseconds: Int64 { FollowViewModel.patience }

  /// The language that a page has for a visitor: `en` or `ko`.
  public static func language(preferring languages: String) -> String {
    Language(preferred: languages).rawValue
  }

  /// The main part of the page: score, clock, goals and teams.
  public var content: [UInt8] { Renderer.html { $0.followedGather(model, Strings(language)) } }

  /// The whole page.
  ///
  /// The picture is that of `width` and `height` below, with the score.
  public func document(picturedAt address: String? = nil) -> [UInt8] {
    Renderer.followDocument(model.title, model.summary, language, picturedAt: address) {
      $0.followedGather(model, Strings(language))
    }
  }

  /// The width of the picture of a page, in pixels.
  public static var pictureWidth: Int { 1_200 }
  /// The height of the picture of a page, in pixels.
  public static var pictureHeight: Int { 630 }
}

// Pages without a gather.
extension FollowPage {
  /// The page for a link that was turned off or is incomplete.
  public static func withoutLink(preferring languages: String) -> [UInt8] {
    message(languages) { ($0.linkGone, $0.linkGoneAdvice) }
  }

  /// The main part of the page for a link whose gather was deleted, which may be undone.
  ///
  /// It has the title that a page gets that showed the gather.
  public static func contentWithoutLink(preferring languages: String) -> [UInt8] {
    let texts = Strings(Language(preferred: languages))
    return Renderer.html {
      $0.message(texts.linkGone, texts.linkGoneAdvice, replacesGather: true)
    }
  }

  /// The page for a link to a gather that ended too long ago.
  public static func withoutGather(preferring languages: String) -> [UInt8] {
    message(languages) { ($0.linkOver, $0.linkOverAdvice) }
  }

  /// The page of a server that is busy, which browsers load again after some seconds.
  public static func busy(preferring languages: String, retryAfterSeconds: Int64) -> [UInt8] {
    message(languages, retryAfterSeconds) { ($0.serverBusy, $0.serverBusyAdvice) }
  }

  /// The page for a network that asked for too many links that do not work.
  public static func throttled(preferring languages: String, retryAfterSeconds: Int64) -> [UInt8] {
    message(languages, retryAfterSeconds) { ($0.tooManyTries, $0.tooManyTriesAdvice) }
  }

  private static func message(
    _ languages: String, _ retryAfterSeconds: Int64? = nil,
    _ texts: (Strings) -> (title: String, advice: String)
  ) -> [UInt8] {
    let language = Language(preferred: languages)
    let (title, advice) = texts(Strings(language))
    return Renderer.followDocument(
      title, advice, language, retryAfterSeconds: retryAfterSeconds
    ) { $0.message(title, advice) }
  }
}
