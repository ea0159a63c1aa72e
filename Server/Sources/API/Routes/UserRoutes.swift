import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import Wire

extension Routes {
  func register(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    let credentials: Credentials
    let body = try await request.bytes()
    do throws(CredentialsError) {
      credentials = try Credentials(json: body)
    } catch {
      throw .credentials(error)
    }
    guard !CommonPasswords.contains(credentials.password) else { throw .passwordCommon }
    let address = request.clientAddress(context, behind: settings.trustedProxies)
    let id = try await accounts.register(credentials, from: address)
    context.account.id = id
    return .created(Route.user(id).path)
  }

  func logIn(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    guard let (username, password) = Authorization.basic(request) else { throw .wrongPassword }
    let address = request.clientAddress(context, behind: settings.trustedProxies)
    let login = try await accounts.logIn(
      username: username, password: password, on: request.deviceSigns, from: address)
    context.account.id = login.response.userID
    var response = Response.json(login.response.json)
    response.setCookie(
      cookie(
        tokenCookieName, login.response.token,
        maxAgeSeconds: Int(Accounts.tokenLifetimeMilliseconds / 1_000)))
    response.setCookie(deviceCookie(login.deviceCookie))
    return response
  }

  func changePassword(
    _ request: Request, _ context: Context, _ caller: Caller
  ) async throws(APIError) -> Response {
    let change: PasswordChange
    let body = try await request.bytes()
    do throws(CredentialsError) {
      change = try PasswordChange(json: body)
    } catch {
      throw .credentials(error)
    }
    guard !CommonPasswords.contains(change.newPassword) else { throw .passwordCommon }
    let address = request.clientAddress(context, behind: settings.trustedProxies)
    let cookie = try await accounts.changePassword(change, of: caller, from: address)
    await endStreamsWithoutToken(of: caller)
    var response = Response.noContent
    response.setCookie(deviceCookie(cookie))
    return response
  }

  func logOut(_ caller: Caller) async throws(APIError) -> Response {
    try await accounts.logOut(token: caller.token)
    await endStreamsWithoutToken(of: caller)
    return withoutCookie
  }

  func listUsers(_ caller: Caller) async throws(APIError) -> Response {
    let account = try await accounts.account(caller.account)
    return .json(
      JSONWriter.write { writer in
        writer.array(CollectionOfOne(account)) { account, writer in
          writer.user(id: account.id, username: account.username.text)
        }
      })
  }

  func showUser(_ id: Account.ID, _ caller: Caller) async throws(APIError) -> Response {
    guard id == caller.account else { throw .notFound(.user) }
    let account = try await accounts.account(id)
    return .json(
      JSONWriter.write { $0.user(id: account.id, username: account.username.text) })
  }

  /// Asks for the password, so that who finds an open session cannot delete everything.
  func deleteAccount(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    guard let (username, password) = Authorization.basic(request) else {
      _ = try await caller(of: request, context)
      throw .passwordNeeded
    }
    let caller = Authorization.cookie(request) == nil ? nil : try await caller(of: request, context)
    let account = try await accounts.delete(
      username: username, password: password, caller: caller,
      from: request.clientAddress(context, behind: settings.trustedProxies))
    context.account.id = account.id
    await squads.close(account.squad)
    return withoutCookie
  }

  var withoutCookie: Response {
    var response = Response(status: .noContent)
    response.setCookie(cookie(Authorization.cookieName, "", maxAgeSeconds: 0))
    if settings.isPublicURLSecure {
      response.setCookie(cookie(Authorization.hostCookieName, "", maxAgeSeconds: 0))
    }
    return response
  }

  private var tokenCookieName: String {
    settings.isPublicURLSecure ? Authorization.hostCookieName : Authorization.cookieName
  }

  /// Only logging in needs it, so browsers send it nowhere else.
  private func deviceCookie(_ value: String) -> Cookie {
    Cookie(
      name: Authorization.deviceCookieName, value: value,
      maxAge: Int(KnownDevice.lifetimeMilliseconds / 1_000), path: Route.login.path,
      secure: settings.isPublicURLSecure, httpOnly: true, sameSite: .strict)
  }

  private func cookie(_ name: String, _ value: String, maxAgeSeconds: Int) -> Cookie {
    Cookie(
      name: name, value: value, maxAge: maxAgeSeconds, path: "/",
      secure: settings.isPublicURLSecure, httpOnly: true, sameSite: .strict)
  }
}

extension Request {
  fileprivate var deviceSigns: Accounts.DeviceSigns {
    Accounts.DeviceSigns(
      cookie: Authorization.deviceCookie(self),
      name: DeviceName.text(userAgent: headers[.userAgent] ?? ""))
  }
}
