import ArgumentParser
import Foundation
import Logging
import SampleServices

/// Where the Movies sample finds films.
struct MovieOptions: ParsableArguments {
  @Option(
    help: """
      The Movie Database, for the Movies sample: https://api.themoviedb.org. It also takes the \
      environment variable GATHER_MOVIES_KEY, the access token for reading; there is no option \
      for that, because everybody can read those of a running program. \
      (GATHER_MOVIES_URL; default: none, films come from a small catalogue within this program)
      """)
  var moviesURL: String?

  @Option(
    help: """
      Where the posters of The Movie Database are. \
      (GATHER_MOVIES_IMAGES_URL; default: https://image.tmdb.org)
      """)
  var moviesImagesURL: String?

  /// The service that was chosen, if one was.
  func movieDatabase() throws(CommandFailure) -> MovieDatabaseSettings? {
    let url = try Setting.resolve(moviesURL, variable: "GATHER_MOVIES_URL", default: "")
    let images = try Setting.resolve(
      moviesImagesURL, variable: "GATHER_MOVIES_IMAGES_URL", default: "")
    let key = ProcessInfo.processInfo.environment["GATHER_MOVIES_KEY"] ?? ""
    guard !url.isEmpty else {
      guard key.isEmpty, images.isEmpty else { throw .moviesURLMissing }
      return nil
    }
    guard !key.isEmpty else { throw .moviesKeyMissing }
    guard let key = AccessKey(key) else { throw .malformedMoviesKey }
    return MovieDatabaseSettings(
      address: try address(url),
      imageAddress: try address(images.isEmpty ? "https://image.tmdb.org" : images), key: key)
  }

  private func address(_ text: String) throws(CommandFailure) -> ServiceAddress {
    guard let address = ServiceAddress(text) else { throw .malformedMoviesURL(text) }
    return address
  }
}

extension SampleServices {
  /// Makes the services of this machine; `nil`, with a word in the log, when it cannot have them:
  /// nobody's gather shall wait for a sample.
  static func real(
    worldClock: WorldClockSettings?, movieDatabase: MovieDatabaseSettings?, logger: Logger
  ) -> SampleServices? {
    do throws(CatalogueFailure) {
      return try SampleServices(worldClock: worldClock, movieDatabase: movieDatabase)
    } catch {
      logger.error("The samples have no services: \(error.sentence)")
      return nil
    }
  }
}

extension CatalogueFailure {
  fileprivate var sentence: String {
    switch self {
    case .database(let code):
      "this SQLite cannot search text (code \(code)); install one that was built with FTS5."
    case .malformedTable(let line):
      "the films within this program are damaged (line \(line)); build it anew."
    }
  }
}
