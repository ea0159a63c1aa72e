import Domain
import NIOCore
import Synchronization
import Wire

/// The pictures that were asked for lately, because drawing one takes some milliseconds.
final class ScorePictures: Sendable {
  /// Half a megabyte or so.
  private static let limit = 30

  private let drawn = Mutex<[ScorePicture: ByteBuffer]>([:])

  func png(of picture: ScorePicture) -> ByteBuffer {
    if let known = drawn.withLock({ $0[picture] }) { return known }
    let png = ByteBuffer(bytes: picture.png)
    drawn.withLock { drawn in
      if drawn.count >= Self.limit { drawn.removeAll() }
      drawn[picture] = png
    }
    return png
  }
}

extension Followers.Audience {
  /// The address of a picture; with the game and its score, so that chats do not show an old one again.
  func picture(of gather: Gather, at origin: String) -> String {
    let game = gather.games.count == 1 ? "" : "\(gather.games.count)."
    return "\(origin)\(Route.followPicture(secret).path)?\(game)\(gather.shownGame.score.text)"
  }
}
