import ArgumentParser
import SampleServices
import ServerCommand

/// The options that name The Movie Database for the Movies sample.
struct MovieOptions: ParsableArguments {
  private static let url = Setting(
    "GATHER_MOVIES_URL", default: "",
    named: "none, films come from a small catalogue within this program",
    """
    The Movie Database, for the Movies sample: https://api.themoviedb.org. It also takes the environment variable \
    GATHER_MOVIES_KEY, the access token for reading; there is no option for that, because everybody can read those of \
    a running program.
    """)
  private static let imagesURL = Setting(
    "GATHER_MOVIES_IMAGES_URL", default: "", named: defaultImagesURL,
    "Where the posters of The Movie Database are.")
  private static let key = Setting(
    "GATHER_MOVIES_KEY", default: "", named: "none", hasOption: false,
    "The access token for reading The Movie Database.")
  private static let defaultImagesURL = "https://image.tmdb.org"

  static let settings = [url.declaration, imagesURL.declaration, key.declaration]

  @Option(help: url.help)
  var moviesURL: String?

  @Option(help: imagesURL.help)
  var moviesImagesURL: String?

  /// The settings of The Movie Database; `nil` when it is not named.
  func movieDatabase() throws -> MovieDatabaseSettings? {
    let url = try Self.url.value(moviesURL)
    let images = try Self.imagesURL.value(moviesImagesURL)
    let key = try Self.key.value(nil)
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
