package import MoviesDomain

/// Caches pages in memory; a full cache drops the least recently used page.
package final class MoviesResponseCache {
  private let capacity: Int
  private var entries: [Entry] = []

  private struct Entry {
    let path: [UInt8]
    let page: MoviesPage
  }

  /// - Parameter capacity: The maximum number of cached pages; 0 caches none.
  package init(capacity: Int) {
    self.capacity = max(capacity, 0)
  }

  /// The cached page of a path, which contains query, page and language.
  package func page(at path: String) -> MoviesPage? {
    guard let entry = remove(path) else { return nil }
    entries.append(entry)
    return entry.page
  }

  /// Caches a page, replacing the earlier one of the same path.
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
