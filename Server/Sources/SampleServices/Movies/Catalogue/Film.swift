/// A film of the catalogue.
struct Film: Hashable, Sendable {
  let id: Int
  let year: Int
  let title: String
  /// The title in the country where the film was made.
  let originalTitle: String
  let koreanTitle: String
  let overview: String
  let koreanOverview: String
}

extension [Film] {
  private static let header =
    "id\tyear\ttitle\toriginalTitle\tkoreanTitle\toverview\tkoreanOverview"

  /// Reads the films of a table: a header and a line for each film, with tabs between columns.
  init(table bytes: some Collection<UInt8>) throws(CatalogueError) {
    self = []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == Self.header else { throw .malformedTable(line: 1) }
    for (index, line) in lines.enumerated().dropFirst() {
      guard let film = Film(line) else { throw .malformedTable(line: index + 1) }
      append(film)
    }
  }
}

extension Film {
  fileprivate init?(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 7, let id = Int(columns[0]), let year = Int(columns[1]) else {
      return nil
    }
    self.init(
      id: id, year: year, title: columns[2], originalTitle: columns[3], koreanTitle: columns[4],
      overview: columns[5], koreanOverview: columns[6])
  }
}
