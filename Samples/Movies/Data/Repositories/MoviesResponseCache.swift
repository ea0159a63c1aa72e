package import MoviesDomain

/// Pages that were found before, in memory; the least recently used one goes first.
package final class MoviesResponseCache {
  private let capacity: Int
  private var entries: [Entry] = []

  private struct Entry {
    let path: [UInt8]
    let page: MoviesPage
  }

  /// Makes an empty cache for so many pages; 0 keeps none.
  package init(capacity: Int) {
    self.capacity = max(capacity, 0)
  }

  /// The page that was found at a path, which says query, page and language.
  package func page(at path: String) -> MoviesPage? {
    guard let entry = remove(path) else { return nil }
    entries.append(entry)
    return entry.page
  }

  /// Keeps a page in place of the one that was found at the path before.
  package func keep(_ page: MoviesPage, at path: String) {
    _ = remove(path)
    entries.append(Entry(path: Array(path.utf8), page: page))
    if entries.count > capacity { entries.removeFirst() }
  }

  private func remove(_ path: String) -> Entry? {
    guard let index = entries.firstIndex(where: { $0.path.elementsEqual(path.utf8) }) else {
      return nil
    }
    return entries.remove(at: index)
  }
}
