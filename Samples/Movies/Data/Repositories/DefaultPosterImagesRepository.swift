import MoviesDomain
import Wire

/// Makes the addresses of posters from the paths that the movie service gives.
package final class DefaultPosterImagesRepository: PosterImagesRepository {
  private let base: String
  private let size: String

  /// - Parameters:
  ///   - base: The beginning of all addresses of posters.
  ///   - size: The name of a size, such as `w342`.
  package init(base: String, size: String) {
    self.base = base
    self.size = size
  }

  /// The address of a poster; `nil` unless the path is `/` and a name, which cannot lead elsewhere.
  package func address(ofPoster posterPath: String) -> String? {
    let name = posterPath.utf8.dropFirst()
    guard posterPath.utf8.first == UInt8(ascii: "/"), !name.isEmpty,
      name.allSatisfy({ $0.isUnreserved && $0 != UInt8(ascii: "~") }),
      !name.allSatisfy({ $0 == UInt8(ascii: ".") })
    else { return nil }
    return "\(base)/\(size)\(posterPath)"
  }
}
