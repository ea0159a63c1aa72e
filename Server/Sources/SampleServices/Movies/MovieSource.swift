/// A source of films: the catalogue of this server, or The Movie Database.
protocol MovieSource: Sendable {
  /// Finds the films of one page, as JSON.
  func search(_ search: MovieSearch) async throws(MovieError) -> [UInt8]

  /// Gets the poster with a name from the results of a search.
  func poster(_ name: String, in size: PosterSize) async throws(MovieError) -> Poster

  /// Closes the source's connections, when the server shuts down.
  func shutDown() async
}

/// A poster's bytes with their media type.
struct Poster: Hashable, Sendable {
  let contentType: String
  let bytes: [UInt8]
}

/// The widths in which The Movie Database keeps posters
/// (https://developer.themoviedb.org/docs/image-basics).
enum PosterSize: String, CaseIterable {
  case w92, w154, w185, w342, w500, w780, original
}
