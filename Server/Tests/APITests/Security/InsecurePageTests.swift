import API
import HTTPTypes
import ServerTestSupport
import Testing
import Wire

/// What a page hears and the log says when a browser opened the app without https.
@Suite(.timeLimit(.minutes(5)))
struct InsecurePageTests {
  /// What pages that ask are told, with the warnings of the log.
  private func asking(
    _ settings: ServerSettings, times: Int = 1, headers: HTTPFields = [:]
  ) async throws -> (told: AddressResponse, warnings: [String]) {
    let log = RecordedLog()
    var told = AddressResponse(url: nil)
    try await withServer(settings: settings, logger: log.logger) { server in
      for _ in 1...times {
        let response = try await server.get(Route.address.path, headers: headers)
        told = try AddressResponse(json: response.bytes)
      }
    }
    return (told, log.lines.filter { $0.hasPrefix("warning ") })
  }

  private var secure: ServerSettings {
    var settings = ServerSettings.quick
    settings.isPublicURLSecure = true
    settings.publicAuthority = "gather.example"
    return settings
  }

  @Test func `the page hears the address with https, and the log has it once`() async throws {
    let (told, warnings) = try await asking(secure, times: 3)

    #expect(told.url == "https://gather.example")
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("https://gather.example") == true)
  }

  @Test func `without such an address there is nothing to tell`() async throws {
    let (told, warnings) = try await asking(.quick)

    #expect(told.url == nil)
    #expect(warnings == [])
  }

  @Test func `a page of another site does not write into the log`() async throws {
    let site = try #require(HTTPField.Name("Sec-Fetch-Site"))
    #expect(try await asking(secure, headers: [site: "cross-site"]).warnings == [])
  }
}
