import Wire

/// One page of the films that a search found, in the format of The Movie Database.
///
/// https://developer.themoviedb.org/reference/search-movie
struct MoviePage {
  static let size = 20

  let number: Int
  let movies: [Movie]
  let total: Int

  /// A film in one language.
  struct Movie {
    let id: Int
    let title: String
    let originalTitle: String
    let overview: String
    let posterPath: String
    let year: Int
  }

  var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.integer("page", number)
        writer.array("results", movies) { movie, writer in movie.write(to: &writer) }
        writer.integer("total_pages", (total + Self.size - 1) / Self.size)
        writer.integer("total_results", total)
      }
    }
  }
}

extension MoviePage.Movie {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.integer("id", id)
      writer.string("title", title)
      writer.string("original_title", originalTitle)
      writer.string("overview", overview)
      writer.string("poster_path", posterPath)
      writer.string("release_date", String(year))
    }
  }
}
