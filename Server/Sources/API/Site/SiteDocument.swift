import HTTPTypes
import Hummingbird
import Pages

/// A file of the client that is there in several languages: a page, or the manifest.
struct SiteDocument: Sendable {
  /// The file for each language, by its tag.
  private let files: [String: SiteFile]
  /// The file in English, for languages in which there is none.
  private let standard: SiteFile

  init(_ standard: SiteFile, in files: [String: SiteFile]) {
    self.standard = standard
    self.files = files
  }

  /// The path of a file in a language: `index.ko.html` for `index.html`.
  static func path(of original: String, in language: PageLanguage) -> String {
    guard let dot = original.lastIndex(of: ".") else { return original }
    return "\(original[..<dot]).\(language.tag)\(original[dot...])"
  }

  /// The path without its language: `index.html` for `index.ko.html`; `nil` when it names none.
  static func original(of path: String) -> String? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, PageLanguage.all.contains(where: { $0.tag == parts[parts.count - 2] })
    else { return nil }
    return (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
  }

  /// The file in the visitor's language.
  func file(for request: Request) -> SiteFile {
    files[request.pageLanguage.tag] ?? standard
  }
}

extension Request {
  /// What a response in the visitor's language depends on (RFC 9110 §12.5.5).
  static let languageFields = "Accept-Language, Cookie"

  /// The visitor's language: that of the query's `lang`, else the one that was chosen in this browser, else
  /// the one that the browser prefers.
  var pageLanguage: PageLanguage {
    let asked = uri.queryParameters["lang"].map { String($0) }
    let kept = cookies["gather_language"]?.value
    return PageLanguage(
      chosen: [asked, kept].compactMap { $0 }, preferring: headers[.acceptLanguage] ?? "")
  }
}
