import Wire

/// The Movie Database itself, which is asked for each page and each poster.
struct MovieDatabase: MovieSource {
  private let settings: MovieDatabaseSettings
  private let upstream: Upstream

  private static let pageByteLimit = 1 << 20
  private static let imageByteLimit = 4 << 20

  init(_ settings: MovieDatabaseSettings) {
    self.settings = settings
    upstream = Upstream(timeout: settings.timeout, requestLimit: settings.requestLimit)
  }

  func search(_ search: MovieSearch) async throws(MovieError) -> [UInt8] {
    let fields = [
      "query=\(percentEncoded(search.query))", "page=\(search.page)",
      "language=\(search.language.tag)",
    ]
    let address = settings.address.text + "/3/search/movie?" + fields.joined(separator: "&")
    do throws(UpstreamError) {
      let response = try await upstream.get(
        address, key: settings.key, byteLimit: Self.pageByteLimit)
      try response.checkKeyAndStatus()
      guard case .array = (try? JSON(response.bytes))?["results"] else { throw .unexpectedContent }
      return response.bytes
    } catch {
      throw .movieDatabase(error)
    }
  }

  func poster(_ name: String, in size: PosterSize) async throws(MovieError) -> Poster {
    guard let file = PosterFile(name) else { throw .unknownPoster }
    let address = "\(settings.imageAddress.text)/t/p/\(size.rawValue)/\(file.name)"
    do throws(UpstreamError) {
      // Pictures are public, so no key is sent along.
      let response = try await upstream.get(address, byteLimit: Self.imageByteLimit)
      try response.checkKeyAndStatus()
      guard response.mediaType == file.mediaType else { throw .unexpectedContent }
      return Poster(contentType: file.mediaType, bytes: response.bytes)
    } catch .unexpectedStatus(404) {
      throw .unknownPoster
    } catch {
      throw .movieDatabase(error)
    }
  }

  func shutDown() async { await upstream.shutDown() }
}

extension Upstream.Response {
  fileprivate func checkKeyAndStatus() throws(UpstreamError) {
    guard status != 401, status != 403 else { throw .keyRefused }
    try checkStatus()
  }
}

/// A poster's file at The Movie Database.
struct PosterFile {
  let name: String
  let mediaType: String

  /// Reads a file name; `nil` for a text that could change the path.
  init?(_ name: String) {
    guard let match = name.wholeMatch(of: /[A-Za-z0-9_-]{1,64}\.(jpg|png|webp)/) else {
      return nil
    }
    self.name = name
    mediaType = match.1 == "jpg" ? "image/jpeg" : "image/\(match.1)"
  }
}
