import Browser
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Records of what was typed")
struct DraftRecordsTests {
  private static let forms: [DraftForm] =
    DraftForm.Plain.allCases.map { .plain($0) }
    + PlayerField.allCases.map { .edit(.fixed(1), $0) }
    + [.team(.teamA), .time(.fixed(1)), .arrival(.fixed(1))]
    + DraftForm.Planned.allCases.map { .planned(.fixed(1), $0) } + [.season(.fixed(1))]

  private static func draft(_ form: DraftForm, _ texts: ExactText..., at order: Int64 = 0) -> Draft
  {
    Draft(form, texts, typedAt: .kickOff.advanced(byMilliseconds: order))
  }

  @Test(arguments: forms)
  func `a draft of each form reads back as it was typed, and is gone when it is forgotten`(
    form: DraftForm
  ) {
    var device = TestDevice()
    let draft = Self.draft(form, " e\u{301}\u{0}\"\\\n김", "", "2")
    device.store(.draft(form, draft))
    #expect(device.state.drafts.all == [draft])
    #expect(device.state.damagedRecords == 0)
    device.store(.draft(form, nil))
    #expect(device.state == StoredState())
    #expect(device.disk.isEmpty)
  }

  @Test func `a draft is a record of its own, as this version writes it`() throws {
    var device = TestDevice()
    let form = DraftForm.edit(.fixed(1), .favouriteTeam)
    device.store(.draft(form, Self.draft(form, "Reds")))
    let record = try #require(device.disk.first)
    #expect(record.key == "draft/edit 00000000-0000-0000-0000-000000000001 team")
    #expect(
      String(decoding: record.value, as: UTF8.self)
        == #"{"texts":["Reds"],"typedAt":1795200000000}"#)
  }

  @Test func `the order in which they were typed reads back`() {
    var device = TestDevice()
    let drafts = [
      Self.draft(.team(.teamB), "a", "", at: 1), Self.draft(.plain(.newPlayer), "b", at: 2),
      Self.draft(.plain(.list), "c", at: 3),
    ]
    for draft in drafts.reversed() { device.store(.draft(draft.form, draft)) }
    #expect(device.state.drafts.all == drafts)
  }

  @Test func `erasing a squad erases what was typed for it`() {
    var device = TestDevice()
    for form in Self.forms { device.store(.draft(form, Self.draft(form, "Reds"))) }
    device.store(.erase)
    #expect(device.disk.isEmpty)
  }

  @Test(arguments: [
    ("draft/list", "{"), ("draft/list", "[]"), ("draft/list", #"{"texts":["a"]}"#),
    ("draft/list", #"{"texts":[1],"typedAt":1}"#), ("draft/", #"{"texts":["a"],"typedAt":1}"#),
    ("draft/unknown", #"{"texts":["a"],"typedAt":1}"#),
    ("draft/edit 1 name", #"{"texts":["a"],"typedAt":1}"#),
    ("draft/list list", #"{"texts":["a"],"typedAt":1}"#),
  ])
  func `a record that cannot be read is set aside, and the others are used`(
    key: String, value: String
  ) {
    var device = TestDevice()
    let draft = Self.draft(.plain(.newPlayer), "Ann")
    device.store(.draft(draft.form, draft))
    device.write([KeyValue(key: key, value: value.bytes)])
    #expect(device.state.damagedRecords == 1)
    #expect(device.state.drafts.all == [draft])
  }

  @Test func `of more drafts than are kept the latest are read`() {
    var device = TestDevice()
    for number in 0..<30 {
      let form = DraftForm.time(.fixed(UInt64(number)))
      device.store(.draft(form, Self.draft(form, "12", at: Int64(number))))
    }
    let large = ExactText(String(repeating: "x", count: 600_000))
    device.store(.draft(.plain(.list), Self.draft(.plain(.list), large, at: 99)))
    #expect(device.state.drafts.all.map { $0.form } == (10..<30).map { .time(.fixed($0)) })
  }
}
