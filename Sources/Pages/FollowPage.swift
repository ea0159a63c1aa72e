public import Domain
import Markup
import Texts

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

  /// The language that a page has for a visitor: `en` or `ko`.
  public static func language(preferring languages: String) -> String {
    Language(preferred: languages).rawValue
  }

  /// The main part of the page: score, clock, goals and teams.
  public var content: [UInt8] { Renderer.html { $0.followedGather(model, Strings(language)) } }

  /// The whole page, and what chats show beside a link to it.
  public func document(picture: PreviewPicture? = nil) -> [UInt8] {
    Renderer.document(model.title, model.summary, language, picture: picture) {
      $0.followedGather(model, Strings(language))
    }
  }
}
