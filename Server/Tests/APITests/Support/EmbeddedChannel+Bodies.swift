import NIOCore
import NIOEmbedded
import NIOHTTPTypes

extension EmbeddedChannel {
  /// What was written of bodies since the last time.
  var bodies: [String] {
    var bodies: [String] = []
    while let part = try? readOutbound(as: HTTPResponsePart.self) {
      if case .body(let body) = part { bodies.append(String(buffer: body)) }
    }
    return bodies
  }
}
