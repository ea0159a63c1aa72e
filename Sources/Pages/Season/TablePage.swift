public import Domain
import EmbeddedTexts
import Markup
import Texts

/// The page on which people see a table by a link, as HTML: without script, and with nothing that is not public.
/// ```swift
/// let seen = Scope.link(.table(tableLink.id), .table).view(of: squad)
/// let page = TablePage(seen, of: tableLink, for: period, in: PageLanguage(preferring: "ko-KR,en;q=0.5"))
/// let html = page.document
/// ```
public struct TablePage {
  private let model: TableViewModel
  private let language: PageLanguage
  private let texts: Strings
  private let namesPeople: Bool

  /// Creates a page.
  /// - Parameters:
  ///   - squad: What the link shows of its squad: `Scope.view(of:)`.
  ///   - link: The link.
  ///   - period: What it shows now: `Squad.period(of:)`.
  ///   - language: The visitor's language.
  ///   - namesPeople: Whether chats show beside the link who is first; not in a group that shows numbers only.
  public init(
    _ squad: Squad, of link: TableLink, for period: TablePeriod, in language: PageLanguage,
    namesPeople: Bool = true
  ) {
    self.namesPeople = namesPeople
    self.language = language
    texts = Strings(language.language)
    model = TableViewModel(squad, of: link, for: period, texts, language.dateForm)
  }

  /// The whole page, and what chats show beside a link to it.
  public func document(picture: PreviewPicture? = nil) -> [UInt8] {
    let summary = PageSummary(
      "\(texts.football(of: model.group)) · \(model.title)",
      namesPeople ? model.firstThree ?? model.note : model.note)
    return Renderer.document(summary, language, picture: picture, script: nil) {
      $0.sharedTable(model, texts)
    }
  }
}
