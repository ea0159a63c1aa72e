import Browser
import Client
import Domain
import Presentation
package import SampleKit
import Wire

/// Logs in to accounts on the server that the page came from.
///
/// The token stays in the sample's memory. The page neither sends nor stores cookies, so a user who
/// is logged in to the app in the same browser stays logged in.
package final class ServerLoginService: LoginService {
  private let network: Network

  /// Creates a service that sends its requests over a network.
  package init(network: Network) {
    self.network = network
  }

  /// Requests a token, and then the user name, because the server ignores its letter case.
  ///
  /// A name that no account can have is not sent. If it contains a colon, the server would read it
  /// as another name and the beginning of the password (RFC 7617 §2).
  package func logIn(
    username: String, password: String,
    onCompleted: @escaping (Result<Session, LoginServiceError>) -> Void
  ) {
    guard let name = try? Username(registered: username).text else {
      return onCompleted(.failure(.wrongPassword))
    }
    network.send(ServerCall.logIn(username: name, password: password).request) { response in
      switch Self.grant(in: response) {
      case .success(let grant): self.begin(grant, typedName: name, onCompleted)
      case .failure(let error): onCompleted(.failure(error))
      }
    }
  }

  /// Asks the server to revoke the token; an unknown token counts as revoked.
  package func logOut(_ session: Session, onCompleted: @escaping (LoginServiceError?) -> Void) {
    let request = HTTPRequest(.post, Route.logout.path, headers: [Self.bearer(session.token)])
    network.send(request) { response in
      let isDone = response.status == 204 || response.status == 401
      onCompleted(isDone ? nil : LoginServiceError(response))
    }
  }

  /// Begins a session with a token; without a name from the server, with the typed one.
  private func begin(
    _ grant: LoginResponse, typedName: String,
    _ onCompleted: @escaping (Result<Session, LoginServiceError>) -> Void
  ) {
    let request = HTTPRequest(
      .get, Route.user(grant.userID).path, headers: [Self.bearer(grant.token)])
    network.send(request) { response in
      let name = Self.username(in: response) ?? typedName
      onCompleted(.success(Session(username: name, token: grant.token)))
    }
  }

  private static func bearer(_ token: String) -> HTTPRequest.Header {
    HTTPRequest.Header(name: "Authorization", value: "Bearer \(token)")
  }

  private static func grant(in response: HTTPResponse) -> Result<LoginResponse, LoginServiceError> {
    guard response.status == 200 else { return .failure(LoginServiceError(response)) }
    do throws(WireError) {
      return .success(try LoginResponse(json: response.body))
    } catch {
      return .failure(.failed)
    }
  }

  private static func username(in response: HTTPResponse) -> String? {
    guard response.status == 200 else { return nil }
    return try? Fields(response.body).text("username")
  }
}

extension LoginServiceError {
  fileprivate init(_ response: HTTPResponse) {
    self =
      switch response.status {
      case nil: .unreachable
      case 401: .wrongPassword
      case 429: .throttled
      default: .failed
      }
  }
}
