/// The files of the browser client, in memory.
public struct Site: Sendable {
  private var pages: [String: Page] = [:]

  enum Page: Sendable {
    case file(SiteFile)
    /// A folder's address without the final slash, which would break the page's relative links.
    case moved(to: String)
  }

  /// Creates a site without pages, for a server that has only the API.
  public init() {}

  /// Creates a site from the files of a folder, by their path within it.
  ///
  /// A file with the same path and `.br` or `.gz` at its end is the same file compressed; with
  /// another word and `.dcz` at its end, it is the difference from an earlier version.
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
    for (path, bytes) in files where !Self.isOtherForm(path, in: files) {
      var compressed: [ContentCoding: [UInt8]] = [:]
      for coding in ContentCoding.allCases {
        compressed[coding] = files[path + coding.suffix]
      }
      let file = SiteFile(
        path: path, bytes: bytes, compressed: compressed, deltas: deltas[path] ?? [],
        preview: path == "index.html" ? publicURL.map { LinkPreview.page(bytes, at: $0) } : nil)
      add(file, at: "/" + path)
    }
  }

  /// Whether a path is a compressed form of another file.
  private static func isOtherForm(_ path: String, in files: [String: [UInt8]]) -> Bool {
    let original = ContentCoding.original(of: path) ?? Delta.original(of: path)
    return original.map { files[$0] != nil } ?? false
  }

  /// The page at the path of a URL; only loaded files can be found, whatever the path looks like.
  subscript(path: String) -> Page? { pages[path] }

  /// The page for an address at which there is nothing.
  var missingPage: SiteFile? {
    if case .file(let file) = pages["/404.html"] { file } else { nil }
  }

  private mutating func add(_ file: SiteFile, at path: String) {
    pages[path] = .file(file)
    let index = "/index.html"
    guard path.hasSuffix(index) else { return }
    let folder = String(path.dropLast(index.count))
    pages[folder + "/"] = .file(file)
    if !folder.isEmpty { pages[folder] = .moved(to: folder + "/") }
  }
}
