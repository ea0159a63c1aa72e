import Hummingbird
import Pages

/// The files of the browser client, in memory.
public struct Site: Sendable {
  private var pages: [String: Page] = [:]
  /// The path of the picture that chats show beside links to the app, whose name has a hash of its content.
  private var picturePath: String?

  enum Page: Sendable {
    case file(SiteFile)
    case document(SiteDocument)
    /// A folder's address without the final slash, which would break the page's relative links.
    case moved(to: String)
  }

  /// Creates a site without pages, for a server that has only the API.
  public init() {}

  /// Creates a site from the files of a folder, by their path within it.
  ///
  /// A file with the same path and `.br` or `.gz` at its end is the same file compressed; with
  /// another word and `.dcz` at its end, it is the difference from an earlier version. A file with
  /// the tag of a language before its ending, such as `index.ko.html`, is the same file for people who
  /// read that language.
  /// `index.html` is also the page of its folder, and `404.html` the one for a wrong address.
  /// - Parameters:
  ///   - files: The contents of the files, by path.
  ///   - publicURL: The address at which browsers reach the server, for previews of links; `nil`
  ///     when it is not known.
  public init(files: [String: [UInt8]], publicURL: String? = nil) {
    var deltas: [String: [Delta]] = [:]
    for (path, bytes) in files {
      guard let original = Delta.original(of: path), let delta = Delta(bytes) else { continue }
      deltas[original, default: []].append(delta)
    }
    func file(at path: String, in language: PageLanguage?) -> SiteFile? {
      guard let bytes = files[path] else { return nil }
      let compressed = ContentCoding.allCases.compactMap { coding in
        files[path + coding.suffix].map { (coding, $0) }
      }
      let isHome = path == "index.html" || SiteDocument.original(of: path) == "index.html"
      return SiteFile(
        path: path, bytes: bytes, compressed: Dictionary(uniqueKeysWithValues: compressed),
        deltas: deltas[path] ?? [], language: language,
        preview: isHome ? publicURL.map { LinkPreview.page(bytes, at: $0) } : nil)
    }
    for path in files.keys where !Self.isOtherForm(path, in: files) {
      let languages = PageLanguage.all.filter {
        files[SiteDocument.path(of: path, in: $0)] != nil
      }
      let english = languages.isEmpty ? nil : PageLanguage(preferring: "en")
      guard let standard = file(at: path, in: english) else { continue }
      guard !languages.isEmpty else {
        add(.file(standard), at: "/" + path)
        continue
      }
      let others = languages.compactMap { language in
        file(at: SiteDocument.path(of: path, in: language), in: language).map { (language.tag, $0) }
      }
      let document = SiteDocument(standard, in: Dictionary(uniqueKeysWithValues: others))
      add(.document(document), at: "/" + path)
    }
  }

  /// Whether a path is another file compressed, or in another language.
  private static func isOtherForm(_ path: String, in files: [String: [UInt8]]) -> Bool {
    let original =
      ContentCoding.original(of: path) ?? Delta.original(of: path)
      ?? SiteDocument.original(of: path)
    return original.map { files[$0] != nil } ?? false
  }

  /// The page at the path of a URL; only loaded files can be found, whatever the path looks like.
  subscript(path: String) -> Page? { pages[path] }

  /// The picture that chats show beside links to the app, as `make icons` draws it; `nil` for a site without one.
  func picture(at origin: String) -> PreviewPicture? {
    picturePath.map { PreviewPicture(address: origin + $0, width: 1_200, height: 630) }
  }

  /// The page for an address at which there is nothing.
  func missingPage(for request: Request) -> SiteFile? { pages["/404.html"]?.file(for: request) }

  private mutating func add(_ page: Page, at path: String) {
    pages[path] = page
    if path.hasPrefix("/pictures/preview."), path.hasSuffix(".png") { picturePath = path }
    let index = "/index.html"
    guard path.hasSuffix(index) else { return }
    let folder = String(path.dropLast(index.count))
    pages[folder + "/"] = page
    if !folder.isEmpty { pages[folder] = .moved(to: folder + "/") }
  }
}

extension Site.Page {
  /// The file for a visitor; `nil` where there is only another address.
  fileprivate func file(for request: Request) -> SiteFile? {
    switch self {
    case .file(let file): file
    case .document(let document): document.file(for: request)
    case .moved: nil
    }
  }
}
