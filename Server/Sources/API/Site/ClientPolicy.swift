import HTTPTypes
import Hummingbird

/// What the browser is told to keep the client from doing, whatever gets into it.
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

  /// The screen stays on while a match is played; nothing else is used.
  private static let permissions =
    ([
      "accelerometer", "camera", "display-capture", "encrypted-media", "fullscreen", "geolocation",
      "gyroscope", "hid", "idle-detection", "magnetometer", "microphone", "midi", "payment",
      "picture-in-picture", "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking",
    ].map { "\($0)=()" } + ["screen-wake-lock=(self)"]).joined(separator: ", ")
}
