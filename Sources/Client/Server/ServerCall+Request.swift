package import Browser
package import Domain
package import Presentation
import Wire

extension ServerCall {
  /// The HTTP request for the call.
  ///
  /// ```swift
  /// let call = ServerCall.snapshot(squad)
  /// host.fetch(id: 1, call.request)
  /// // When `.answered(request: 1, response)` arrives:
  /// let event = call.event(for: response)
  /// ```
  package var request: HTTPRequest {
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
    case .sync(let squad, let request):
      return HTTPRequest(.post, Route.changes(squad).path, json: request.json)
    case .snapshot(let squad): return HTTPRequest(.get, Route.snapshot(squad).path)
    }
  }

  /// The path of a squad's live stream.
  package static func streamPath(
    _ squad: Squad.ID, since sequence: Int64, epoch: Epoch.ID?
  ) -> String {
    let path = "\(Route.changes(squad).path)?since=\(sequence)"
    guard let epoch else { return path }
    return "\(path)&epoch=\(epoch.uuidString)"
  }
}
