import EmbeddedTexts
import Markup
import Texts

/// The page that says why a link shows nothing.
///
/// ```swift
/// let html = RefusalPage.off.document(in: PageLanguage(preferring: "ko-KR,en;q=0.5"))
/// ```
public enum RefusalPage: Hashable, Sendable {
  /// The link was turned off, or a part of it is missing.
  case off
  /// The gather that the link led to ended too long ago.
  case gatherOver
  /// The season whose table the link showed ended too long ago.
  case tableOver
  /// The server is busy; browsers load the page again after some seconds.
  case busy(retryAfterSeconds: Int64)
  /// The visitor's network asked for too many links that do not work.
  case throttled(retryAfterSeconds: Int64)

  /// The whole page.
  ///
  /// With a form that was not taken, the page does not load itself again, which would lose what is in it: the form can
  /// be sent once more, or, where the link does not work any more, what was typed can be copied.
  /// - Parameters:
  ///   - language: The visitor's language.
  ///   - unsent: The form that the visitor sent; `nil` when they only read.
  /// - Returns: The HTML, as UTF-8.
  public func document(in language: PageLanguage, unsent: UnsentForm? = nil) -> [UInt8] {
    let texts = Strings(language.language)
    let (title, advice) = sentences(texts)
    let summary = PageSummary(title, advice)
    guard let unsent else {
      return Renderer.document(summary, language, retryAfterSeconds: retryAfterSeconds) {
        $0.message(title, advice)
      }
    }
    return Renderer.document(summary, language, script: nil) { page in
      if passes {
        page.message(title, texts.notSentAdvice) { page.unsentForm(unsent, texts) }
      } else {
        page.message(title, advice) { page.typedText(of: unsent, texts) }
      }
    }
  }

  /// Whether what is wrong passes, so that it is worth while to send a form once more.
  private var passes: Bool {
    switch self {
    case .busy, .throttled: true
    case .off, .gatherOver, .tableOver: false
    }
  }

  /// The main part of the page, which replaces that of a page that was open.
  public func content(in language: PageLanguage) -> [UInt8] {
    let (title, advice) = sentences(Strings(language.language))
    return Renderer.html { $0.message(title, advice, replacesPage: true) }
  }

  private func sentences(_ texts: Strings) -> (title: String, advice: String) {
    switch self {
    case .off: (texts.linkGone, texts.linkGoneAdvice)
    case .gatherOver: (texts.linkOver, texts.linkOverAdvice)
    case .tableOver: (texts.tableLinkOver, texts.tableLinkOverAdvice)
    case .busy: (texts.serverBusy, texts.serverBusyAdvice)
    case .throttled: (texts.tooManyTries, texts.tooManyTriesAdvice)
    }
  }

  private var retryAfterSeconds: Int64? {
    switch self {
    case .off, .gatherOver, .tableOver: nil
    case .busy(let seconds), .throttled(let seconds): seconds
    }
  }
}

extension Page {
  /// What is said in place of what a link leads to; in an open page it replaces that, with what the
  /// script reads.
  fileprivate func message(
    _ title: String, _ advice: String, replacesPage: Bool = false,
    @MarkupBuilder more: () -> Elements = { Elements() }
  ) {
    main(
      .id("follow"), .class("follow"), .data("title", replacesPage ? title : nil),
      .data("announcement", replacesPage ? title : nil)
    ) {
      h1 { title }
      p { advice }
      more()
    }
  }
}
