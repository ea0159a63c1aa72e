package import HTTPTypes
package import NIOCore
import Wire

/// A response; two are equal when their status, `Location` and body are equal.
package struct TestResponse: Equatable, Sendable, CustomStringConvertible {
  package let status: Int
  package let headers: HTTPFields
  package let bytes: [UInt8]

  package init(_ head: HTTPResponse, body: ByteBuffer) {
    status = head.status.code
    headers = head.headerFields
    bytes = Array(body.readableBytesView)
  }

  package init(status: Int, location: String? = nil, body: String = "") {
    self.status = status
    headers = location.map { [.location: $0] } ?? [:]
    bytes = Array(body.utf8)
  }

  package static let ok = TestResponse(status: 200)
  package static let noContent = TestResponse(status: 204)

  package static func json(_ body: String) -> TestResponse { TestResponse(status: 200, body: body) }

  package static func created(_ location: String) -> TestResponse {
    TestResponse(status: 201, location: location)
  }

  package static func error(_ status: Int, _ reason: String) -> TestResponse {
    let json = JSON.object([
      JSON.Member("error", .bool(true)), JSON.Member("reason", .string(reason)),
    ])
    let body = JSONWriter.write { $0.value(json) }
    return TestResponse(status: status, body: String(decoding: body, as: UTF8.self))
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.status == right.status && left.headers[.location] == right.headers[.location]
      && left.bytes == right.bytes
  }

  package var body: String { String(decoding: bytes, as: UTF8.self) }
  package var description: String { "\(status) \(headers[.location] ?? "") \(body)" }

  package subscript(name: String) -> String? {
    HTTPField.Name(name).flatMap { headers[$0] }
  }
}
