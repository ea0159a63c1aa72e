import Client
import Domain
public import SampleKit
import Wire

/// Logs in to the accounts of the server that the page came from.
///
/// The token stays in the sample's memory; the page neither sends nor keeps cookies, so that
/// whoever is logged in to the app beside it stays so.
public final class ServerLoginService: LoginService {
  private let network: Network

  /// Makes a service over a network.
  public init(network: Network) {
    self.network = network
  }

  /// Asks the server for a token.
  ///
  /// A name that no account can have is not sent: with a colon in it, the server would understand
  /// it as another name and the beginning of the password (RFC 7617 §2).
  public func logIn(
    username: String, password: String,
    onCompleted: @escaping (Result<Session, LoginFailure>) -> Void
  ) {
    guard let name = try? Username(username).text else {
      return onCompleted(.failure(.wrongPassword))
    }
    network.send(ServerCall.logIn(username: name, password: password).request) { answer in
      onCompleted(Self.session(of: name, answer))
    }
  }

  /// Asks the server to forget the token; one that it does not know is as good as forgotten.
  public func logOut(_ session: Session, onCompleted: @escaping (LoginFailure?) -> Void) {
    let bearer = HTTPRequest.Header(name: "Authorization", value: "Bearer \(session.token)")
    network.send(HTTPRequest(.post, Route.logout.path, headers: [bearer])) { answer in
      let isDone = answer.status == 204 || answer.status == 401
      onCompleted(isDone ? nil : LoginFailure(answer))
    }
  }

  private static func session(
    of name: String, _ answer: HTTPAnswer
  ) -> Result<Session, LoginFailure> {
    guard answer.status == 200 else { return .failure(LoginFailure(answer)) }
    do throws(WireProblem) {
      return .success(Session(username: name, token: try LoginAnswer(json: answer.body).token))
    } catch {
      return .failure(.failed)
    }
  }
}

extension LoginFailure {
  fileprivate init(_ answer: HTTPAnswer) {
    self =
      switch answer.status {
      case nil: .unreachable
      case 401: .wrongPassword
      case 429: .throttled
      default: .failed
      }
  }
}
