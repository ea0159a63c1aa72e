import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import Wire

extension Routes {
  func register(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    let credentials = try await newCredentials(request)
    let id = try await accounts.register(credentials, from: address(of: request, context))
    context.account.id = id
    return .created(Route.user(id).path)
  }

  func logIn(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    // A form of another site can send the name and password of its own account.
    try refuseOtherSites(request)
    guard let (username, password) = Authorization.basic(request) else { throw .wrongPassword }
    let login = try await accounts.logIn(
      username: username, password: password, on: request.deviceSigns,
      from: address(of: request, context))
    context.account.id = login.response.userID
    var response = Response.json(login.response.json)
    setToken(login.token.text, isNamed: true, in: &response)
    setDevice(login.deviceCookie, in: &response)
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
    let cookie = try await accounts.changePassword(
      change, of: caller, from: address(of: request, context))
    await endStreamsWithoutToken(of: caller)
    var response = Response.noContent
    setDevice(cookie, in: &response)
    return response
  }

  func logOut(_ caller: Caller) async throws(APIError) -> Response {
    try await accounts.end(caller.session, of: caller.account)
    await endStreamsWithoutToken(of: caller)
    return withoutToken
  }

  /// The caller, as the original lists all users; an account without a name is none of these.
  func listUsers(_ caller: Caller) async throws(APIError) -> Response {
    let account = try await accounts.account(caller.account)
    let named = [account.login].compactMap { $0 }
    return .json(
      JSONWriter.write { writer in
        writer.array(named) { login, writer in
          writer.user(id: account.id, username: login.username.text)
        }
      })
  }

  func showUser(_ id: Account.ID, _ caller: Caller) async throws(APIError) -> Response {
    guard id == caller.account, let login = try await accounts.account(id).login else {
      throw .notFound(.user)
    }
    return .json(JSONWriter.write { $0.user(id: id, username: login.username.text) })
  }

  /// Asks for the password, so that who finds an open session cannot delete everything.
  func deleteAccount(_ request: Request, _ context: Context) async throws(APIError) -> Response {
    guard let (username, password) = Authorization.basic(request) else {
      _ = try await caller(of: request, context)
      throw .passwordNeeded
    }
    let caller = Authorization.cookie(request) == nil ? nil : try await caller(of: request, context)
    let account = try await accounts.delete(
      username: username, password: password, caller: caller, from: address(of: request, context))
    context.account.id = account.id
    await squads.close(account.squad)
    return withoutToken
  }
}
