package import Browser
package import Wire

extension HTTPRequest {
  /// Creates a request; for GET the body must be empty.
  package init(
    _ method: HTTPMethod, _ path: String, headers: [Header] = [], body: [UInt8] = []
  ) {
    self.init(method: method.rawValue, path: path, headers: headers, body: body)
  }

  /// Creates a request with a JSON body.
  init(_ method: HTTPMethod, _ path: String, headers: [Header] = [], json: [UInt8]) {
    let kind = Header(name: "Content-Type", value: "application/json")
    self.init(method, path, headers: [kind] + headers, body: json)
  }
}
