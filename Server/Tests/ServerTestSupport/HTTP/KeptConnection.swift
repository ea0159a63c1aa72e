import HTTPTypes
import NIOCore

/// One connection for the requests of a test, and another after the server closed it.
actor KeptConnection {
  private let port: Int
  private var connection: HTTPConnection?

  init(port: Int) {
    self.port = port
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, headers: HTTPFields, body: ByteBuffer?
  ) async throws -> TestResponse {
    let connection = try await open()
    let response = try await connection.send(method, path, headers: headers, body: body)
    if response.headers[.connection] == "close", self.connection === connection {
      self.connection = nil
      await connection.close()
    }
    return response
  }

  func close() async {
    await connection?.close()
  }

  private func open() async throws -> HTTPConnection {
    if let connection { return connection }
    let opened = try await HTTPConnection.open(port: port)
    // Another request may have opened one meanwhile.
    if let connection {
      await opened.close()
      return connection
    }
    connection = opened
    return opened
  }
}
