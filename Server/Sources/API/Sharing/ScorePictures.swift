import NIOCore
import Picture
import Synchronization

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
