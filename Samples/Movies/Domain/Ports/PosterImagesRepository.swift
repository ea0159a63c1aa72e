/// Where posters are.
public protocol PosterImagesRepository: AnyObject {
  /// The address of a poster, for a browser loads pictures itself; `nil` when there can be none.
  func address(ofPoster posterPath: String) -> String?
}
