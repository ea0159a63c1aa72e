import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"

@Suite("Rejections as JSON")
struct RejectionJSONTests {
  static let stored: [(ChangeRejection, String)] = [
    (.playerExists(.fixed(1)), #"{"reason":"playerExists","player":"\#(one)"}"#),
    (.playerUnknown(.fixed(1)), #"{"reason":"playerUnknown","player":"\#(one)"}"#),
    (.playerRemoved(.fixed(1)), #"{"reason":"playerRemoved","player":"\#(one)"}"#),
    (.tooManyPlayers, #"{"reason":"tooManyPlayers"}"#),
    (.gatherExists(.fixed(2)), #"{"reason":"gatherExists","gather":"\#(two)"}"#),
    (.gatherUnknown(.fixed(2)), #"{"reason":"gatherUnknown","gather":"\#(two)"}"#),
    (.gatherDeleted(.fixed(2)), #"{"reason":"gatherDeleted","gather":"\#(two)"}"#),
    (.tooManyGathers, #"{"reason":"tooManyGathers"}"#),
    (
      .participantRepeated(.fixed(2), .fixed(1)),
      #"{"reason":"participantRepeated","gather":"\#(two)","player":"\#(one)"}"#
    ),
    (.tooManyParticipants(.fixed(2)), #"{"reason":"tooManyParticipants","gather":"\#(two)"}"#),
    (
      .scoreLimitReached(.fixed(2), .teamB),
      #"{"reason":"scoreLimitReached","gather":"\#(two)","team":"Team B"}"#
    ),
    (.tooManyLinks(.fixed(2)), #"{"reason":"tooManyLinks","gather":"\#(two)"}"#),
    (.tooManyScorekeepers(.fixed(2)), #"{"reason":"tooManyScorekeepers","gather":"\#(two)"}"#),
    (.tooManyRules, #"{"reason":"tooManyRules"}"#),
    (.tooManyGames(.fixed(2)), #"{"reason":"tooManyGames","gather":"\#(two)"}"#),
    (.gameUnknown(.fixed(2)), #"{"reason":"gameUnknown","gather":"\#(two)"}"#),
    (
      .teamNotPlaying(.fixed(2), .teamC),
      #"{"reason":"teamNotPlaying","gather":"\#(two)","team":"Team C"}"#
    ),
    (.planExists(.fixed(1)), #"{"reason":"planExists","plan":"\#(one)"}"#),
    (.planUnknown(.fixed(1)), #"{"reason":"planUnknown","plan":"\#(one)"}"#),
    (.tooManyPlans, #"{"reason":"tooManyPlans"}"#),
    (.tooManyReplyLinks, #"{"reason":"tooManyReplyLinks"}"#),
    (.tooManyAnswers(.fixed(1)), #"{"reason":"tooManyAnswers","plan":"\#(one)"}"#),
    (.tooManySeasons, #"{"reason":"tooManySeasons"}"#),
    (.seasonUnknown(.fixed(1)), #"{"reason":"seasonUnknown","season":"\#(one)"}"#),
    (.tooManyTableLinks, #"{"reason":"tooManyTableLinks"}"#),
    (.samePlayers(.fixed(2)), #"{"reason":"samePlayers","gather":"\#(two)"}"#),
    (.editedLater, #"{"reason":"editedLater"}"#),
    (.notPermitted, #"{"reason":"notPermitted"}"#),
  ]

  @Test func `every reason has its stored text`() {
    #expect(Set(Self.stored.map(\.0.kind)) == Set(ChangeRejection.Kind.allCases))
    for (rejection, text) in Self.stored {
      #expect(text.hasPrefix(#"{"reason":"\#(rejection.kind.rawValue)""#))
    }
  }

  @Test(arguments: stored)
  func `a rejection keeps its format and reads back`(
    rejection: ChangeRejection, text: String
  ) throws {
    #expect(String { $0.rejection(rejection) } == text)
    #expect(try ChangeRejection(json: text.bytes) == rejection)
  }

  @Test(arguments: [
    ("[]", WireError.notAnObject(field: "rejection")),
    ("{}", .missing(field: "reason")),
    (#"{"reason":"playerExists"}"#, .missing(field: "player")),
    (#"{"reason":"participantRepeated","gather":"\#(two)"}"#, .missing(field: "player")),
    (#"{"reason":"scoreLimitReached","gather":"\#(two)"}"#, .missing(field: "team")),
  ])
  func `a malformed rejection is refused with the field`(
    text: String, error: WireError
  ) throws {
    #expect(throws: error) { try ChangeRejection(json: text.bytes) }
  }
}
