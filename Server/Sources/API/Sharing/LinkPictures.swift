import NIOCore
import Picture
import Synchronization

/// What chats show beside a link.
enum LinkPicture: Hashable, Sendable {
  /// Of a match that people follow.
  case score(ScorePicture)
  /// Of a planned game that people answer.
  case places(PlacesPicture)

  fileprivate var png: [UInt8] {
    switch self {
    case .score(let picture): picture.png
    case .places(let picture): picture.png
    }
  }
}

/// The pictures that were asked for lately, because drawing one takes some milliseconds.
final class LinkPictures: Sendable {
  /// Half a megabyte or so.
  private static let limit = 30

  private let drawn = Mutex<[LinkPicture: ByteBuffer]>([:])

  func png(of picture: LinkPicture) -> ByteBuffer {
    if let known = drawn.withLock({ $0[picture] }) { return known }
    let png = ByteBuffer(bytes: picture.png)
    drawn.withLock { drawn in
      if drawn.count >= Self.limit { drawn.removeAll() }
      drawn[picture] = png
    }
    return png
  }
}
