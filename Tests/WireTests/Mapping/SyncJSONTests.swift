import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"
private let change =
  #"{"id":"\#(one)","device":"\#(two)","madeAt":1795200000000,"kind":"clockPaused","gather":"\#(one)"}"#

@Suite("Sync messages as JSON")
struct SyncJSONTests {
  private let paused = StampedChange(
    id: .fixed(1), device: .fixed(2), madeAt: .kickOff, change: .clock(.fixed(1), nil, .paused))

  @Test func `a sync request keeps its format and reads back`() throws {
    let request = SyncRequest(since: 4, changes: [paused])
    let text = #"{"since":4,"changes":[\#(change)]}"#

    #expect(request.json.text == text)
    #expect(try SyncRequest(json: text.bytes) == request)
  }

  @Test func `a sync request contains the epoch and the last acceptance that the device knows`()
    throws
  {
    let request = SyncRequest(epoch: .fixed(2), since: 4, last: .fixed(1), changes: [])
    let text = #"{"epoch":"\#(two)","since":4,"last":"\#(one)","changes":[]}"#

    #expect(request.json.text == text)
    #expect(try SyncRequest(json: text.bytes) == request)
  }

  @Test func `a sync response contains the acceptance of its last change`() throws {
    let response = SyncResponse(
      epoch: .fixed(2), outcomes: [],
      page: ChangePage(since: 4, upTo: 4, changes: [], last: .fixed(1)), latest: 4, now: .kickOff)
    let text =
      #"{"epoch":"\#(two)","outcomes":[],"since":4,"upTo":4,"last":"\#(one)","changes":[],"#
      + #""latest":4,"now":1795200000000}"#

    #expect(response.json.text == text)
    #expect(try SyncResponse(json: text.bytes) == response)
  }

  @Test(arguments: [
    #"{"changes":[]}"#, #"{"since":null,"changes":[]}"#, #"{"epoch":null,"changes":[]}"#,
  ])
  func `a sync request without a sequence number starts at zero`(text: String) throws {
    #expect(try SyncRequest(json: text.bytes) == SyncRequest(since: 0, changes: []))
  }

  @Test func `a sync request has at most 500 changes`() throws {
    let most = SyncRequest(since: 0, changes: Array(repeating: paused, count: 500))
    let tooMany = SyncRequest(since: 0, changes: Array(repeating: paused, count: 501))

    #expect(try SyncRequest(json: most.json) == most)
    #expect(throws: WireError.outOfRange(field: "changes")) {
      try SyncRequest(json: tooMany.json)
    }
  }

  @Test(arguments: [
    ("", WireError.json(JSONError(.unexpectedEnd, at: 0))),
    ("[]", .notAnObject(field: "")),
    ("{}", .missing(field: "changes")),
    (#"{"since":-1,"changes":[]}"#, .outOfRange(field: "since")),
    (#"{"epoch":"4","changes":[]}"#, .wrongType(field: "epoch", expected: .identifier)),
    (#"{"epoch":4,"changes":[]}"#, .wrongType(field: "epoch", expected: .text)),
    (#"{"since":"4","changes":[]}"#, .wrongType(field: "since", expected: .integer)),
    (#"{"changes":{}}"#, .wrongType(field: "changes", expected: .array)),
    (#"{"changes":[1]}"#, .notAnObject(field: "changes")),
    (#"{"changes":[\#(change),{}]}"#, .missing(field: "id")),
  ])
  func `a malformed sync request is refused with the field`(text: String, error: WireError) {
    #expect(throws: error) { try SyncRequest(json: text.bytes) }
  }

  @Test func `a sync response keeps its format and reads back`() throws {
    let response = SyncResponse(
      epoch: .fixed(2),
      outcomes: [
        IdentifiedOutcome(id: .fixed(1), outcome: .accepted(sequence: 5)),
        IdentifiedOutcome(id: .fixed(2), outcome: .rejected(.tooManyPlayers)),
      ],
      page: ChangePage(
        since: 4, upTo: 5,
        changes: [SequencedChange(sequence: 5, author: .fixed(2), stamped: paused)]),
      latest: 9, now: .kickOff,
      presence: [
        Presence(gather: .fixed(1), followers: 3, signs: [.init(of: .fixed(2), heardAt: .kickOff)])
      ],
      username: "Ann")
    let text =
      #"{"epoch":"\#(two)","outcomes":[{"id":"\#(one)","sequence":5},"#
      + #"{"id":"\#(two)","rejection":{"reason":"tooManyPlayers"}}],"since":4,"upTo":5,"#
      + #""changes":[{"sequence":5,"author":"\#(two)",\#(change.dropFirst())],"#
      + #""latest":9,"now":1795200000000,"presence":[{"gather":"\#(one)","followers":3,"#
      + #""scorekeepers":[{"id":"\#(two)","heardAt":1795200000000}]}],"username":"Ann"}"#

    #expect(response.json.text == text)
    #expect(try SyncResponse(json: text.bytes) == response)
  }

  @Test func `a request for a brief response says so, and may have 4000 changes`() throws {
    let request = SyncRequest(since: 4, changes: [paused], isBrief: true)
    let most = SyncRequest(
      since: 0, changes: Array(repeating: paused, count: 4_000), isBrief: true)
    let tooMany = SyncRequest(
      since: 0, changes: Array(repeating: paused, count: 4_001), isBrief: true)

    #expect(request.json.text == #"{"since":4,"brief":true,"changes":[\#(change)]}"#)
    #expect(try SyncRequest(json: request.json) == request)
    #expect(try SyncRequest(json: most.json) == most)
    #expect(throws: WireError.outOfRange(field: "changes")) {
      try SyncRequest(json: tooMany.json)
    }
  }

  @Test(arguments: [0, 199, 200, 1_000, 3_000])
  func `a request ends with the change that makes it longer than a limit`(limit: Int) throws {
    let all = SyncRequest(since: 0, changes: Array(repeating: paused, count: 9))
    let closing = 2

    let written = try SyncRequest(json: all.json(within: limit))

    let length = written.json.count - closing
    let before = SyncRequest(since: 0, changes: Array(written.changes.dropLast()))
    #expect(length > limit || written == all)
    #expect(before.changes.isEmpty || before.json.count - closing <= limit)
  }

  @Test func `a brief response keeps its format and reads back`() throws {
    let whole = SyncResponse(
      epoch: .fixed(2), outcomes: [.init(id: .fixed(1), outcome: .accepted(sequence: 5))],
      page: ChangePage(
        since: 4, upTo: 5,
        changes: [
          SequencedChange(
            sequence: 5, author: .fixed(2), acceptedAt: .kickOff, stamped: paused)
        ]),
      latest: 9, now: .kickOff, changeLimit: 4_000)
    let text =
      #"{"epoch":"\#(two)","outcomes":[],"since":4,"upTo":5,"changes":[],"latest":9,"#
      + #""now":1795200000000,"changeLimit":4000,"runs":[{"start":0,"count":1,"#
      + #""sequence":5,"author":"\#(two)","acceptedAt":1795200000000}]}"#

    let brief = BriefSyncResponse(whole, to: [paused])

    #expect(brief.json.text == text)
    #expect(try BriefSyncResponse(json: text.bytes) == brief)
    #expect(brief.whole(for: [paused]) == whole)
  }

  @Test func `the response of a server that knows no brief ones reads as one without runs`() throws
  {
    let response = SyncResponse(
      epoch: .fixed(2), outcomes: [.init(id: .fixed(1), outcome: .accepted(sequence: 5))],
      page: ChangePage(
        since: 4, upTo: 5,
        changes: [SequencedChange(sequence: 5, author: .fixed(2), stamped: paused)]),
      latest: 5, now: .kickOff)

    let read = try BriefSyncResponse(json: response.json)

    #expect(read.whole(for: [paused]) == response)
    #expect(response.changeLimit == 500)
  }

  @Test func `any sync request and response read back as they were written`() throws {
    var generator = try ChangeGenerator(seed: 23)
    for number in 0..<300 {
      let changes = try (0..<generator.random.number(0...8)).map { _ in try generator.stamped() }
      let request = SyncRequest(
        epoch: number.isMultiple(of: 2) ? generator.id() : nil,
        device: number.isMultiple(of: 3) ? generator.id() : nil, since: Int64(number),
        changes: changes)
      let presence = (0..<number % 3).map { _ in
        Presence(
          gather: generator.id(), followers: number,
          signs: [.init(of: generator.id(), heardAt: generator.instant())])
      }
      let response = SyncResponse(
        epoch: generator.id(),
        outcomes: changes.map { IdentifiedOutcome(id: $0.id, outcome: generator.outcome()) },
        page: ChangePage(
          since: 7, upTo: .max,
          changes: changes.map {
            SequencedChange(sequence: 8, author: .account(generator.id()), stamped: $0)
          }
        ),
        latest: .max, now: generator.instant(), presence: presence,
        username: number.isMultiple(of: 2) ? "Ann" : nil)

      #expect(try SyncRequest(json: request.json) == request, "request \(number)")
      #expect(try SyncResponse(json: response.json) == response, "response \(number)")
    }
  }
}
