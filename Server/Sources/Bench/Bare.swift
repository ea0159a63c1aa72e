import ArgumentParser
import Foundation
import Hummingbird
import Logging
import NIOCore

/// `Bench bare`: a server that responds with the bytes of two files and does nothing else.
struct Bare: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve the bytes of two files and nothing else.", shouldDisplay: false)

  @Option(help: "The file whose bytes are the response to GET /.")
  var read: String

  @Option(help: "The file whose bytes are the response to POST /, once its body has been read.")
  var write: String

  func run() async throws {
    let read = try ByteBuffer(bytes: Data(contentsOf: URL(fileURLWithPath: read)))
    let write = try ByteBuffer(bytes: Data(contentsOf: URL(fileURLWithPath: write)))
    let router = Router()
    router.get("/") { _, _ in Self.response(read) }
    router.post("/") { request, _ in
      _ = try await request.body.collect(upTo: 1 << 20)
      return Self.response(write)
    }
    let app = Application(
      router: router,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        let line = "Bare server at http://127.0.0.1:\(channel.localAddress?.port ?? 0)\n"
        FileHandle.standardOutput.write(Data(line.utf8))
      },
      logger: Logger(label: "bare", factory: { _ in SwiftLogNoOpLogHandler() }))
    try await app.runService()
  }

  private static func response(_ bytes: ByteBuffer) -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/json; charset=utf-8"],
      body: ResponseBody(byteBuffer: bytes))
  }
}

/// The files with the response bodies of a bare server.
struct BareResponses {
  let read: String
  let write: String

  init(read: [UInt8], write: [UInt8], in scratch: ScratchFolder) throws {
    self.read = scratch.path("read.json")
    self.write = scratch.path("write.json")
    try Data(read).write(to: URL(fileURLWithPath: self.read))
    try Data(write).write(to: URL(fileURLWithPath: self.write))
  }
}
