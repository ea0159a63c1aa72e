public import Domain
public import Presentation
import Wire

/// What was asked of the server, so that its answer can be understood.
public enum ServerCall: Equatable {
  /// A token.
  case logIn(username: String, password: String)
  /// An account.
  case register(username: String, password: String)
  /// That the token becomes useless.
  case logOut
  /// An exchange of changes.
  case exchange(ExchangeRequest)
  /// A squad as it is.
  case snapshot(Squad.ID)

  /// The call that an effect asks for; `nil` when it asks for something else.
  public init?(_ effect: Effect) {
    switch effect {
    case .logIn(let username, let password):
      self = .logIn(username: username, password: password)
    case .register(let username, let password):
      self = .register(username: username, password: password)
    case .logOut: self = .logOut
    case .exchange(let request): self = .exchange(request)
    case .loadSnapshot(let squad): self = .snapshot(squad)
    default: return nil
    }
  }
}

extension ServerCall {
  /// The request to send.
  public var request: HTTPRequest {
    switch self {
    case .logIn(let username, let password):
      // RFC 7617 §2.1: the server reads UTF-8.
      let credentials = Base64.encode(Array("\(username):\(password)".utf8))
      return HTTPRequest(
        .post, Route.login.path,
        headers: [HTTPRequest.Header(name: "Authorization", value: "Basic \(credentials)")])
    case .register(let username, let password):
      let json = JSONWriter.write { writer in
        writer.object { writer in
          writer.string("username", username)
          writer.string("password", password)
        }
      }
      return HTTPRequest(.post, Route.users.path, json: json)
    case .logOut: return HTTPRequest(.post, Route.logout.path)
    case .exchange(let request):
      let sync = SyncRequest(epoch: request.epoch, since: request.since, changes: request.changes)
      return HTTPRequest(.post, Route.changes(request.squad).path, json: sync.json)
    case .snapshot(let squad): return HTTPRequest(.get, Route.snapshot(squad).path)
    }
  }

  /// The path of a squad's live stream.
  public static func streamPath(
    _ squad: Squad.ID, since sequence: Int64, epoch: Epoch.ID?
  ) -> String {
    let path = "\(Route.changes(squad).path)?since=\(sequence)"
    guard let epoch else { return path }
    return "\(path)&epoch=\(epoch.uuidString)"
  }
}
