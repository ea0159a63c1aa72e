import ChangeStore
import Domain
import Hummingbird
import Wire

// What a session does with its account, named or not.
extension Routes {
  func showAccount(_ caller: Caller) async throws(APIError) -> Response {
    let account = try await accounts.account(caller.account)
    return .json(
      AccountResponse(account, manages: caller.manages(at: environment.now())).json)
  }

  func nameAccount(
    _ request: Request, _ context: Context, _ caller: Caller
  ) async throws(APIError) -> Response {
    let credentials = try await newCredentials(request)
    let cookie = try await accounts.name(
      credentials, of: caller, from: address(of: request, context))
    var response = Response.noContent
    setDevice(cookie, in: &response)
    return response
  }

  func deleteUnnamedAccount(_ caller: Caller) async throws(APIError) -> Response {
    try await accounts.deleteUnnamed(caller)
    await squads.close(caller.squad)
    return withoutToken
  }

  func makeRecoveryCode(_ caller: Caller) async throws(APIError) -> Response {
    let code = try await accounts.makeRecoveryCode(of: caller)
    return .created(json: RecoveryCodeResponse(code: code).json)
  }

  func makeJoinCode(_ caller: Caller) async throws(APIError) -> Response {
    .created(json: try await accounts.makeJoinCode(of: caller).json)
  }

  /// Reads the name and password that an account is to get.
  func newCredentials(_ request: Request) async throws(APIError) -> Credentials {
    let credentials: Credentials
    let body = try await request.bytes()
    do throws(CredentialsError) {
      credentials = try Credentials(json: body)
    } catch {
      throw .credentials(error)
    }
    guard !CommonPasswords.contains(credentials.password) else { throw .passwordCommon }
    return credentials
  }
}

extension Response {
  fileprivate static func created(json: [UInt8]) -> Response {
    var response = Response.json(json)
    response.status = .created
    return response
  }
}
