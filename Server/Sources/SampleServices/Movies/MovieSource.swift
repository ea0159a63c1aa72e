/// Where films are searched: in the catalogue of this server, or at The Movie Database.
protocol MovieSource: Sendable {
  /// The page that a search asks for, as JSON.
  func search(_ search: MovieSearch) async throws(MovieError) -> [UInt8]

  /// The poster with the name that a page gave.
  func poster(_ name: String, in size: PosterSize) async throws(MovieError) -> Poster

  /// Gives back what the source holds.
  func shutDown() async
}

/// A picture that can be sent.
struct Poster: Hashable, Sendable {
  let contentType: String
  let bytes: [UInt8]
}

/// The widths in which The Movie Database keeps posters
/// (https://developer.themoviedb.org/docs/image-basics).
enum PosterSize: String, CaseIterable {
  case w92, w154, w185, w342, w500, w780, original
}
