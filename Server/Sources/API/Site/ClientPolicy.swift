import HTTPTypes

/// What the browser is told to keep the client from doing, whatever gets into it.
enum ClientPolicy {
  static let headers: HTTPFields = {
    var headers: HTTPFields = [.contentSecurityPolicy: contentSecurity]
    headers[named: "Cross-Origin-Opener-Policy"] = "same-origin"
    headers[named: "Permissions-Policy"] = permissions
    return headers
  }()

  private static let contentSecurity = [
    "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'",
    "img-src 'self' blob: data:", "connect-src 'self'", "manifest-src 'self'",
    "worker-src 'self'", "media-src 'self'", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// The screen stays on while a match is played; nothing else is used.
  private static let permissions =
    ([
      "accelerometer", "camera", "display-capture", "encrypted-media", "fullscreen", "geolocation",
      "gyroscope", "hid", "idle-detection", "magnetometer", "microphone", "midi", "payment",
      "picture-in-picture", "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking",
    ].map { "\($0)=()" } + ["screen-wake-lock=(self)"]).joined(separator: ", ")
}
