import Foundation
import HTTPTypes
import Hashing
import Hummingbird

/// The headers by which the browser restricts the client, should foreign code get into it.
enum ClientPolicy {
  /// The headers of a file, which allow the style that its page contains and no other.
  static func headers(styleInPage style: Data?) -> HTTPFields {
    let hash = style.map { Data(sha256(Array($0))).base64EncodedString() }
    var headers: HTTPFields = [.contentSecurityPolicy: contentSecurity(styleHash: hash).description]
    headers[.crossOriginOpenerPolicy] = "same-origin"
    headers[.permissionsPolicy] = permissions
    return headers
  }

  private static func contentSecurity(styleHash: String?) -> ContentSecurityPolicy {
    [
      .defaultSrc(.none), .scriptSrc(.self, .wasmUnsafeEval),
      styleHash.map { .styleSrc(.self, .hash(.sha256, base64: $0)) } ?? .styleSrc(.self),
      .imgSrc(.self, "blob:", "data:"), .connectSrc(.self), .manifestSrc(.self),
      .workerSrc(.self), .mediaSrc(.self), .baseURI(.none), .formAction(.none),
      .frameAncestors(.none),
    ]
  }

  /// The client keeps the screen on during a match and uses none of the other features.
  private static let permissions =
    ([
      "accelerometer", "camera", "display-capture", "encrypted-media", "fullscreen", "geolocation",
      "gyroscope", "hid", "idle-detection", "magnetometer", "microphone", "midi", "payment",
      "picture-in-picture", "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking",
    ].map { "\($0)=()" } + ["screen-wake-lock=(self)"]).joined(separator: ", ")
}
