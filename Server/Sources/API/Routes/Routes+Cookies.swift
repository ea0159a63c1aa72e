import HTTPTypes
import Hummingbird
import Wire

// What browsers keep: the token, which scripts cannot read; that there is one, which they can; and by what
// a device is known at its next login.
extension Routes {
  private static let hereSeconds = 400 * 24 * 60 * 60

  /// Gives a browser a token, or the same one for longer.
  func setToken(_ token: String, isNamed: Bool, in response: inout Response) {
    let seconds = Int(Accounts.tokenLifetimeMilliseconds(isNamed: isNamed) / 1_000)
    response.setCookie(cookie(tokenCookieName, token, maxAgeSeconds: seconds))
    response.setCookie(
      cookie(Authorization.hereCookieName, "1", maxAgeSeconds: Self.hereSeconds, isHidden: false))
  }

  func setDevice(_ value: String, in response: inout Response) {
    // Only logging in needs it, so browsers send it nowhere else.
    response.setCookie(
      Cookie(
        name: Authorization.deviceCookieName, value: value,
        maxAge: Int(KnownDevice.lifetimeMilliseconds / 1_000), path: Route.login.path,
        secure: settings.isPublicURLSecure, httpOnly: true, sameSite: .strict))
  }

  /// Tells a browser to forget its token, and that there is one.
  var withoutToken: Response {
    var response = Response(status: .noContent)
    response.setCookie(cookie(Authorization.cookieName, "", maxAgeSeconds: 0))
    if settings.isPublicURLSecure {
      response.setCookie(cookie(Authorization.hostCookieName, "", maxAgeSeconds: 0))
    }
    response.setCookie(
      cookie(Authorization.hereCookieName, "", maxAgeSeconds: 0, isHidden: false))
    return response
  }

  private var tokenCookieName: String {
    settings.isPublicURLSecure ? Authorization.hostCookieName : Authorization.cookieName
  }

  private func cookie(
    _ name: String, _ value: String, maxAgeSeconds: Int, isHidden: Bool = true
  ) -> Cookie {
    Cookie(
      name: name, value: value, maxAge: maxAgeSeconds, path: "/",
      secure: settings.isPublicURLSecure, httpOnly: isHidden, sameSite: .strict)
  }
}

extension Request {
  /// What the request tells about its device.
  var deviceSigns: Accounts.DeviceSigns {
    Accounts.DeviceSigns(cookie: Authorization.deviceCookie(self), name: deviceName)
  }

  /// The device in a few words.
  var deviceName: String { DeviceName.text(userAgent: headers[.userAgent] ?? "") }
}
