import HTTPTypes
import Hummingbird

/// The headers by which the browser restricts the client, should foreign code get into it.
enum ClientPolicy {
  static let headers: HTTPFields = {
    var headers: HTTPFields = [.contentSecurityPolicy: contentSecurity.description]
    headers[named: "Cross-Origin-Opener-Policy"] = "same-origin"
    headers[named: "Permissions-Policy"] = permissions
    return headers
  }()

  private static let contentSecurity: ContentSecurityPolicy = [
    .defaultSrc(.none), .scriptSrc(.self, .wasmUnsafeEval), .styleSrc(.self),
    .imgSrc(.self, "blob:", "data:"), .connectSrc(.self), .manifestSrc(.self), .workerSrc(.self),
    .mediaSrc(.self), .baseURI(.none), .formAction(.none), .frameAncestors(.none),
  ]

  /// The client keeps the screen on during a match and uses none of the other features.
  private static let permissions =
    ([
      "accelerometer", "camera", "display-capture", "encrypted-media", "fullscreen", "geolocation",
      "gyroscope", "hid", "idle-detection", "magnetometer", "microphone", "midi", "payment",
      "picture-in-picture", "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking",
    ].map { "\($0)=()" } + ["screen-wake-lock=(self)"]).joined(separator: ", ")
}
