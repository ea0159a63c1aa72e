import ChangeStore
import Domain
import NIOCore
import Pages

extension Audiences {
  /// What people at a link see, as an event, what it tells them of their link, and when it looks different.
  ///
  /// The format is that of https://html.spec.whatwg.org/multipage/server-sent-events.html.
  static func event(
    _ audience: Audience, _ squad: Squad, _ heardAt: Instant?, at now: Instant
  ) -> (ByteBuffer, LinkState, changesAt: Instant?) {
    let state = squad.state(of: audience.holder, at: now)
    guard !state.ends else { return (ByteBuffer(string: "event: gone\ndata:\n\n"), state, nil) }
    guard let view = try? squad.view(for: audience, heardAt: heardAt, at: now) else {
      return (event(RefusalPage.off.content(in: audience.language)), state, nil)
    }
    return (event(view.content), state, view.changesAt)
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
    let heardAt = heardAt(audience.subject)?.milliseconds ?? 0
    return ByteBuffer(string: "event: heard\ndata: \(now.milliseconds) \(heardAt)\n\n")
  }
}

extension LinkState {
  /// Whether streams end, because the link does not work again by itself.
  var ends: Bool {
    switch self {
    case .works, .waits: false
    case .over, .off: true
    }
  }
}
