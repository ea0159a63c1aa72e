/// A page that a test made, such as a screen in one of its states.
package struct NamedPage: Sendable {
  /// Unique among the pages of its target, such as `players-two.en`.
  package let name: String
  /// Its markup.
  package let html: String

  /// Creates a page with a name.
  package init(_ name: String, _ html: String) {
    self.name = name
    self.html = html
  }
}

/// The outlines of a screen's pages, one below the other.
///
/// A part of two lines or more that a page above has, too, is one line, which names that page.
struct OutlineFile: Equatable {
  /// A page's heading and outline.
  struct Section: Equatable {
    let heading: String
    let lines: [String]
  }

  let sections: [Section]

  init(of pages: [NamedPage]) throws(UnbalancedPage) {
    var written: [[String]: String] = [:]
    var sections: [Section] = []
    for page in pages {
      let outline = try Outline(of: page.html).lines
      let lines = outline.flatMap { Self.lines(of: $0, without: written) }
      sections.append(Section(heading: page.name, lines: lines))
      for line in outline { Self.remember(line, of: page.name, in: &written) }
    }
    self.sections = sections
  }

  init(_ text: String) {
    sections = text.split(separator: "\n# ", omittingEmptySubsequences: true).map { section in
      let lines = section.split(separator: "\n").map(String.init)
      return Section(
        heading: String((lines.first ?? "").trimmingPrefix("# ")), lines: Array(lines.dropFirst()))
    }
  }

  var text: String {
    sections.map { section in
      (["# \(section.heading)"] + section.lines).map { "\($0)\n" }.joined()
    }
    .joined(separator: "\n")
  }

  private static let shortestRepeat = 2

  private static func lines(
    of line: OutlineLine, without written: [[String]: String]
  ) -> [String] {
    if let page = written[line.lines] { return ["\(line.text) … as in \(page)"] }
    return [line.text] + line.inner.flatMap { lines(of: $0, without: written) }.map { "  " + $0 }
  }

  private static func remember(
    _ line: OutlineLine, of page: String, in written: inout [[String]: String]
  ) {
    let lines = line.lines
    guard lines.count >= shortestRepeat else { return }
    if written[lines] == nil { written[lines] = page }
    for inner in line.inner { remember(inner, of: page, in: &written) }
  }
}
