import Client
import Domain
import Presentation
import TestSupport
import Testing

struct FileTests {
  private func squad() throws -> Squad {
    var squad = Squad()
    try squad.apply(.player(.fixed(1), .added(.ann)), at: .kickOff)
    let ann = Participant(id: .fixed(1), name: try ShortText("Ann"), team: .teamA)
    try squad.apply(.gather(.fixed(1), .started([ann])), at: .kickOff)
    try squad.apply(.goal(.fixed(1), .fixed(1), .added(.teamA)), at: .kickOff)
    try squad.apply(.gather(.fixed(1), .ended), at: .kickOff)
    return squad
  }

  @Test func `a file that was exported can be imported`() throws {
    let squad = try squad()
    #expect(ExportFile.squad(ExportFile.json(squad)) == squad)
  }

  @Test func `a file has no links, and links in a file are not imported`() throws {
    let squad = try squad()
    var shared = squad
    try shared.apply(.sharing(.fixed(1), .linkMade(.toFollow)), at: .kickOff)
    let json = String(decoding: ExportFile.json(shared), as: UTF8.self)
    #expect(!json.contains(Link.toFollow.secret.text))

    let link =
      #""sharing":{"links":[{"id":"\#(Link.ID.fixed(1).uuidString)","purpose":"score","#
      + #""secret":"\#(Link.toScore.secret.text)"}]},"goals":"#
    let forged = json.replacing(#""goals":"#, with: link)
    #expect(forged != json)
    #expect(ExportFile.squad(Array(forged.utf8)) == squad)
  }

  @Test func `a file does not tell on which devices a gather was started and scored`() throws {
    var squad = Squad()
    try squad.apply(.gather(.friday, .started([])), at: .kickOff, on: .fixed(31))
    try squad.apply(.goal(.friday, .opener, .added(.teamA)), at: .kickOff, on: .fixed(32))
    let json = String(decoding: ExportFile.json(squad), as: UTF8.self)
    #expect(!json.contains(Device.ID.fixed(31).uuidString))
    #expect(!json.contains(Device.ID.fixed(32).uuidString))
  }

  @Test func `a file from a time when names could be longer can be imported`() throws {
    let name = ShortText(accepted: String(repeating: "n", count: 500))
    let squad = try Squad(after: .player(.fixed(1), .added(PlayerDetails(name: name))))
    #expect(ExportFile.squad(ExportFile.json(squad)) == squad)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", #"{"format":"Football Gather squad 1"}"#,
    #"{"format":"something else","squad":{"players":[],"gathers":[]}}"#,
    #"{"format":"Football Gather squad 1","squad":{"players":[{}],"gathers":[]}}"#,
    #"{"format":1,"squad":{"players":[],"gathers":[]}}"#,
  ])
  func `a file that is not an export is refused`(_ text: String) {
    #expect(ExportFile.squad(text.bytes) == nil)
  }
}
