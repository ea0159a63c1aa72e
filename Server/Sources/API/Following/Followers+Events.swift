import ChangeStore
import Domain
import NIOCore
import Screens

extension Followers {
  /// What people who follow see, as an event, and what it tells them of their link.
  ///
  /// The format is that of https://html.spec.whatwg.org/multipage/server-sent-events.html.
  static func event(
    _ audience: Audience, _ squad: Squad, _ heardAt: Instant?, at now: Instant
  ) -> (ByteBuffer, LinkState) {
    guard let gather = try? squad.followed(audience, at: now) else {
      guard squad.mayRestore(audience) else {
        return (ByteBuffer(string: "event: gone\ndata:\n\n"), .isOver)
      }
      return (event(FollowPage.contentWithoutLink(preferring: audience.language)), .waits)
    }
    let page = FollowPage(gather, preferring: audience.language, at: now, heardAt: heardAt)
    return (event(page.content), .works)
  }

  private static func event(_ content: [UInt8]) -> ByteBuffer {
    var buffer = ByteBuffer(string: "event: page\ndata: ")
    // A line break would end the event's data.
    buffer.writeBytes(content.map { $0 == 0x0A || $0 == 0x0D ? UInt8(ascii: " ") : $0 })
    buffer.writeString("\n\n")
    return buffer
  }

  /// The server's time, and when the pitch was last heard of, or 0.
  func heard(_ audience: Audience, at now: Instant) -> ByteBuffer {
    let heardAt = heardAt(audience.link.gather)?.milliseconds ?? 0
    return ByteBuffer(string: "event: heard\ndata: \(now.milliseconds) \(heardAt)\n\n")
  }
}
