import Foundation

/// The app's page for programs that show a preview of a link to it, as chats do.
///
/// They need whole addresses (https://ogp.me). The address is the operator's setting: a request
/// names its host itself, so its `Host` may be anything.
enum LinkPreview {
  private static let image = #"<meta property="og:image" content=""#

  static func page(_ bytes: [UInt8], at publicURL: String) -> [UInt8] {
    var url = publicURL
    while url.hasSuffix("/") { url.removeLast() }
    for (character, entity) in [("&", "&amp;"), ("\"", "&quot;"), ("<", "&lt;")] {
      url = url.replacingOccurrences(of: character, with: entity)
    }
    let page = String(decoding: bytes, as: UTF8.self).replacingOccurrences(
      of: image + "/", with: #"<meta property="og:url" content="\#(url)/">"# + "\n\(image)\(url)/")
    return Array(page.utf8)
  }
}
