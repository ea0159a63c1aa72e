import API
import HTTPTypes
import Hummingbird
import NIOCore

/// Responds as version 3 of The Movie Database's API does, as far as the Movies sample uses it.
struct MovieService: Sendable {
  let source: any MovieSource

  func reader(at path: String) -> SampleServices.Reader? {
    guard let path = MoviePath(path) else { return nil }
    return { request in
      do throws(MovieError) {
        return LoggedResponse(try await respond(to: request, at: path))
      } catch {
        return LoggedResponse(error.response, logLevel: error.logLevel, error: "\(error)")
      }
    }
  }

  private func respond(
    to request: Request, at path: MoviePath
  ) async throws(MovieError) -> Response {
    switch path {
    case .search:
      let search = try MovieSearch(urlQuery: request.uri.query ?? "")
      return Response(
        status: .ok, headers: [.contentType: "application/json; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: try await source.search(search))))
    case .poster(let size, let name):
      let poster = try await source.poster(name, in: size)
      return Response(
        status: .ok,
        headers: [.contentType: poster.contentType, .cacheControl: "public, max-age=86400"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: poster.bytes)))
    }
  }
}

/// The address of a search or a poster, below `/samples/movies/`.
enum MoviePath: Hashable {
  case search
  case poster(PosterSize, name: String)

  init?(_ path: String) {
    let root = "/samples/movies/"
    guard path.hasPrefix(root) else { return nil }
    let parts = path.dropFirst(root.count)
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch parts.count {
    case 3 where parts == ["3", "search", "movie"]: self = .search
    case 4 where parts.starts(with: ["t", "p"]):
      guard let size = PosterSize(rawValue: parts[2]), !parts[3].isEmpty else { return nil }
      self = .poster(size, name: parts[3])
    default: return nil
    }
  }
}
