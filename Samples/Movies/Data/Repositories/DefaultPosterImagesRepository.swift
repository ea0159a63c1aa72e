import MoviesDomain
import Wire

/// Knows where the service has its posters.
package final class DefaultPosterImagesRepository: PosterImagesRepository {
  private let base: String
  private let size: String

  /// Takes what the addresses of all posters begin with, and the name of a size, such as `w342`.
  package init(base: String, size: String) {
    self.base = base
    self.size = size
  }

  /// The address of a poster; `nil` for what is not `/` and a name, and might lead elsewhere.
  package func address(ofPoster posterPath: String) -> String? {
    let name = posterPath.utf8.dropFirst()
    guard posterPath.utf8.first == UInt8(ascii: "/"), !name.isEmpty,
      name.allSatisfy({ $0.isUnreserved && $0 != UInt8(ascii: "~") }),
      !name.allSatisfy({ $0 == UInt8(ascii: ".") })
    else { return nil }
    return "\(base)/\(size)\(posterPath)"
  }
}
