import Foundation

/// Whole pages for tests in browsers and for pictures, in `.build-pages` of the project.
package struct PageFolder: Sendable {
  private let folder: URL

  /// The folder with this name in `.build-pages`.
  package init(_ name: String) {
    let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    folder = project.standardized.appending(path: ".build-pages/\(name)")
  }

  /// Writes these pages and deletes all others in the folder.
  package func replace(with pages: [NamedPage]) throws {
    let files = FileManager.default
    if files.fileExists(atPath: folder.path(percentEncoded: false)) {
      try files.removeItem(at: folder)
    }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in pages {
      let file = folder.appending(path: "\(page.name).html")
      try page.html.write(to: file, atomically: false, encoding: .utf8)
    }
  }
}
