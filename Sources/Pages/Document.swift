import Components
import EmbeddedTexts
import Markup
import Texts

/// A picture that chats show beside the link to a page.
public struct PreviewPicture: Hashable, Sendable {
  /// The whole address, with the server's origin.
  public let address: String
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  /// Creates a picture.
  public init(address: String, width: Int, height: Int) {
    self.address = address
    self.width = width
    self.height = height
  }
}

/// What keeps a page up to date.
enum PageScript {
  case follow, reply
}

extension Renderer {
  /// A whole page around its main part.
  ///
  /// Its address is a secret, so that no other site gets to know it and no search engine keeps it.
  /// What it has to say to its visitor (`said`) begins its title, which screen readers say first.
  /// A page with `retryAfterSeconds` is loaded again after them, also without script.
  static func document(
    _ summary: PageSummary, _ language: PageLanguage, said: String? = nil,
    picture: PreviewPicture? = nil,
    retryAfterSeconds: Int64? = nil, script: PageScript? = .follow,
    content: (Page) -> Void
  ) -> [UInt8] {
    html { page in
      page.unescaped("<!doctype html>")
      page.html(.lang(language.tag), .dir(language.direction)) {
        page.head {
          page.documentHead(summary, said, retryAfterSeconds, script)
          if let picture { page.preview(picture, of: summary.title) }
        }
        page.body(.class("is-pitch")) {
          content(page)
          if script == .follow {
            page.div(.id("follow-announcement"), .class("spoken"), .aria("live", "polite"))
          }
          page.footer(.class("follow-foot")) {
            page.a(.href("/"), .attribute("target", "_blank"), .attribute("rel", "noreferrer")) {
              page.brandMark()
              page.span { Strings(language.language).playYourOwn }
            }
            page.otherLanguages(than: language)
          }
        }
      }
    }
  }
}

extension Page {
  fileprivate func documentHead(
    _ summary: PageSummary, _ said: String?, _ retryAfterSeconds: Int64?, _ script: PageScript?
  ) {
    unescaped(
      """
      <meta charset="utf-8">\
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">\
      <meta name="color-scheme" content="dark">\
      <meta name="theme-color" content="#06301d">\
      <meta name="robots" content="noindex, nofollow">\
      <meta name="referrer" content="no-referrer">\
      <link rel="icon" href="/favicon.ico" sizes="any">\
      <link rel="stylesheet" href="/follow.css">
      """)
    switch script {
    case .follow: unescaped(#"<script type="module" src="/follow.js"></script>"#)
    case .reply: unescaped(#"<script type="module" src="/reply.js"></script>"#)
    case nil: break
    }
    if let retryAfterSeconds {
      meta(
        .attribute("http-equiv", "refresh"), .attribute("content", String(retryAfterSeconds)))
    }
    pageTitle { said.map { "\($0) \(summary.title)" } ?? summary.title }
    meta(.attribute("name", "description"), .attribute("content", summary.description))
    property("og:title", summary.title)
    property("og:description", summary.description)
    property("og:site_name", PageSummary.name)
  }

  /// What chats show beside a link (https://ogp.me).
  fileprivate func preview(_ picture: PreviewPicture, of title: String) {
    property("og:image", picture.address)
    property("og:image:width", String(picture.width))
    property("og:image:height", String(picture.height))
    property("og:image:alt", title)
    meta(.attribute("name", "twitter:card"), .attribute("content", "summary_large_image"))
  }

  /// Links to the page in each other language, for visitors whose browser prefers the wrong one.
  fileprivate func otherLanguages(than language: PageLanguage) {
    p(.class("follow-languages")) {
      each(PageLanguage.all.filter { $0.language != language.language }) { other in
        a(.href("?lang=\(other.tag)"), .lang(other.tag), .attribute("hreflang", other.tag)) {
          other.ownName
        }
      }
    }
  }

  private func property(_ name: StaticString, _ content: String) {
    meta(.attribute("property", name), .attribute("content", content))
  }

  fileprivate var html: Tag { tag("html") }
  fileprivate var head: Tag { tag("head") }
  fileprivate var body: Tag { tag("body") }
  fileprivate var footer: Tag { tag("footer") }
  private var pageTitle: Tag { tag("title") }
  private var meta: VoidTag { voidTag("meta") }
}
