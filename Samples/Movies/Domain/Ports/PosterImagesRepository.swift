/// The port that knows the addresses of posters.
package protocol PosterImagesRepository: AnyObject {
  /// The URL of a poster, which the browser loads by itself; `nil` for an invalid path.
  func address(ofPoster posterPath: String) -> String?
}
