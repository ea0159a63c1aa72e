public import Domain
import EmbeddedTexts
import Markup
import Texts

/// The page on which people follow a gather by a link, as HTML.
///
/// It is complete without script. With script, a server sends `content` again whenever the gather
/// changes, and the page replaces its main part.
/// ```swift
/// let page = FollowPage(gather, in: PageLanguage(preferring: "ko-KR,en;q=0.5"), at: now, heardAt: nil)
/// let html = page.document
/// ```
public struct FollowPage {
  private let model: FollowViewModel
  private let language: PageLanguage
  private let texts: Strings
  private let group: GroupName?
  private let namesPeople: Bool

  /// Creates a page.
  /// - Parameters:
  ///   - gather: The gather as a person who follows may see it: `Scope.view(of:)`.
  ///   - group: What the group calls itself; `nil` when it has no name.
  ///   - language: The visitor's language.
  ///   - now: The time, by which the clock is written.
  ///   - heardAt: When a device that keeps score was last heard of; `nil` when it was not.
  ///   - namesPeople: Whether chats show beside the link who scored; not in a group that shows numbers only.
  public init(
    _ gather: Gather, of group: GroupName? = nil, in language: PageLanguage, at now: Instant,
    heardAt: Instant?,
    namesPeople: Bool = true
  ) {
    self.group = group
    self.namesPeople = namesPeople
    self.language = language
    texts = Strings(language.language)
    model = FollowViewModel(gather, texts, language.dateForm, at: now, heardAt: heardAt)
  }

  /// The main part of the page: score, clock, goals and teams.
  public var content: [UInt8] { Renderer.html { $0.followedGather(model, of: group, texts) } }

  /// The whole page, and what chats show beside a link to it.
  public func document(picture: PreviewPicture? = nil) -> [UInt8] {
    let goals = namesPeople ? model.goalsInWords : model.goalsWithoutNames
    let summary = PageSummary(model.title, goals ?? texts.followSummary, group?.text)
    return Renderer.document(summary, language, picture: picture) {
      $0.followedGather(model, of: group, texts)
    }
  }
}
