import ArgumentParser
import Foundation
import SampleServices
import ServerCommand

/// The options that name The Movie Database for the Movies sample.
struct MovieOptions: ParsableArguments {
  private static let url = Setting(
    "GATHER_MOVIES_URL", default: "",
    named: "none, films come from a small catalogue within this program")
  private static let imagesURL = Setting(
    "GATHER_MOVIES_IMAGES_URL", default: "", named: defaultImagesURL)
  private static let defaultImagesURL = "https://image.tmdb.org"

  @Option(
    help: """
      The Movie Database, for the Movies sample: https://api.themoviedb.org. It also takes the \
      environment variable GATHER_MOVIES_KEY, the access token for reading; there is no option \
      for that, because everybody can read those of a running program. \(url.help)
      """)
  var moviesURL: String?

  @Option(help: "Where the posters of The Movie Database are. \(imagesURL.help)")
  var moviesImagesURL: String?

  /// The settings of The Movie Database; `nil` when it is not named.
  func movieDatabase() throws -> MovieDatabaseSettings? {
    let url = try Self.url.value(moviesURL)
    let images = try Self.imagesURL.value(moviesImagesURL)
    let key = ProcessInfo.processInfo.environment["GATHER_MOVIES_KEY"] ?? ""
    guard !url.isEmpty else {
      guard key.isEmpty, images.isEmpty else { throw SamplesError.moviesURLMissing }
      return nil
    }
    guard !key.isEmpty else { throw SamplesError.moviesKeyMissing }
    guard let key = AccessKey(key) else { throw SamplesError.malformedMoviesKey }
    return MovieDatabaseSettings(
      address: try address(url),
      imageAddress: try address(images.isEmpty ? Self.defaultImagesURL : images), key: key)
  }

  private func address(_ text: String) throws(SamplesError) -> ServiceAddress {
    guard let address = ServiceAddress(text) else { throw .malformedMoviesURL(text) }
    return address
  }
}
