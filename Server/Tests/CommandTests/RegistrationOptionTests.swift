import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("Who may register with a server")
struct RegistrationOptionTests {
  private func register(_ code: String?, with server: GatherServer) async throws -> Int {
    let member = code.map { #","code":"\#($0)""# } ?? ""
    let body = #"{"username":"Ben","password":"the pitch"\#(member)}"#
    return try await server.send(.post, "/api/users", body: Array(body.utf8)).status
  }

  @Test(arguments: [false, true])
  func `the code is a variable's or a file's, and in no list of processes`(
    _ isInFile: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("code")
      try Data("kick-off\n".utf8).write(to: file)

      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        arguments: ["--registration", "code"]
          + (isInFile ? ["--registration-code-file", file.path] : []),
        variables: isInFile ? [:] : ["GATHER_REGISTRATION_CODE": "kick-off"])

      #expect(try await register(nil, with: server) == 403)
      #expect(try await register("kick-off", with: server) == 201)
      server.process.kill()
    }
  }

  @Test(arguments: [
    (
      ["--registration", "maybe"], 64,
      "--registration must be open, code or closed, unlike “maybe”."
    ),
    (
      ["--registration", "code"], 64,
      "A registration code has at least 8 characters; set GATHER_REGISTRATION_CODE or name a file."
    ),
    (
      ["--registration", "code", "--registration-code-file", "/nowhere"], 66,
      "The registration code in /nowhere cannot be read."
    ),
  ])
  func `what cannot be meant is refused before anything begins`(
    arguments: [String], exitCode: Int32, message: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite").path

      let process = try GatherProcess(
        ["serve", "--port", "0", "--database", database] + arguments)

      #expect(
        process.finish() == .init(exitCode: exitCode, output: "", errors: "gather: \(message)\n"))
      #expect(!FileManager.default.fileExists(atPath: database))
    }
  }
}
