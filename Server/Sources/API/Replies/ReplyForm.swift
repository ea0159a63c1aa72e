import Domain
import Hashing
import Pages
import Wire

/// What a friend sent with the form of the page on which they answer.
struct ReplyForm: Sendable {
  /// What they want.
  enum Wish: Hashable, Sendable {
    case answer(Answer)
    /// Not to take the place that is held for them.
    case pass
    /// That the browser is no person's any more.
    case forget
  }

  let wish: Wish
  let plan: PlanKey?
  /// The person of the list; `nil` for one who typed a name.
  let person: Player.ID?
  /// The name that was typed; `nil` for none, and for one that is not allowed.
  let name: ShortText?
  /// Whether they get a free place at once; `nil` when the game was not full.
  let takesFreePlace: Bool?
  /// How many guests the person brings; `nil` when the page did not ask.
  let guests: Int?
  /// Who sends it, as the page asked; `nil` when it did not ask.
  let speaker: ReplySpeaker?
  /// Whether who typed the name said that they are no player of the list.
  let isUnlisted: Bool
  /// The fields as they were sent, of which the ids of the changes follow.
  private let body: [UInt8]

  /// Reads a form, as browsers send it (URL Standard, application/x-www-form-urlencoded); `nil` for anything
  /// else, and without a wish.
  init?(_ body: [UInt8]) {
    guard let fields = Self.fields(body) else { return nil }
    if fields["forget"] != nil {
      wish = .forget
    } else if fields["answer"] == "pass" {
      wish = .pass
    } else {
      guard let answer = fields["answer"].flatMap({ Answer(rawValue: $0) }) else { return nil }
      wish = .answer(answer)
    }
    plan = fields["plan"].flatMap { PlanKey(text: $0) }
    person = fields["person"].flatMap { Player.ID(uuidString: $0) }
    name = fields["name"].flatMap { try? ShortText($0) }
    takesFreePlace = fields["wait"].map { $0 == "take" }
    guests = fields["guests"].flatMap { Int($0) }.flatMap {
      PlanDetails.guestRange.contains($0) ? $0 : nil
    }
    speaker = fields["as"].flatMap { ReplySpeaker(rawValue: $0) }
    isUnlisted = fields["listed"] == "no"
    self.body = body
  }

  /// What a question of the page sends again with its answer.
  var kept: [UnsentForm.Field] {
    let names = ["answer", "name", "guests", "wait"]
    return (Self.list(body) ?? []).filter { names.contains($0.name) }
  }

  /// The id of one of the changes that the form makes: the same however often it is sent.
  func changeID(_ number: UInt8, on device: Device.ID) -> StampedChange.ID {
    id("change", number, on: device)
  }

  /// The id of one of the guests that the form adds: the same however often it is sent.
  func guestID(_ number: UInt8, on device: Device.ID) -> Player.ID {
    id("guest", number, on: device)
  }

  private func id<Subject>(
    _ kind: StaticString, _ number: UInt8, on device: Device.ID
  ) -> Identifier<Subject> {
    let digest = sha256(body + Array("\(kind) \(number) \(device.uuidString)".utf8))
    return Identifier(
      high: UInt64(bigEndian: digest[..<8]), low: UInt64(bigEndian: digest[8..<16]))
  }

  /// The form as it was sent, to be sent once more.
  func unsent(at action: String) -> UnsentForm {
    UnsentForm(action: action, fields: Self.list(body) ?? [])
  }

  private static func fields(_ body: [UInt8]) -> [String: String]? {
    list(body).map { Dictionary($0.map { ($0.name, $0.value) }) { _, last in last } }
  }

  /// The fields in the order in which they were sent; `nil` when it is no such form.
  private static func list(_ body: [UInt8]) -> [UnsentForm.Field]? {
    guard let text = String(validating: body, as: UTF8.self) else { return nil }
    var fields: [UnsentForm.Field] = []
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(pair[0]), let value = decoded(pair.count > 1 ? pair[1] : "") else {
        return nil
      }
      fields.append(UnsentForm.Field(name: name, value: value))
    }
    return fields
  }

  private static func decoded(_ text: Substring) -> String? {
    percentDecoded(
      text.split(separator: "+", omittingEmptySubsequences: false).joined(separator: " "))
  }
}

extension UInt64 {
  /// The number of eight bytes, of which the first is the highest.
  init(bigEndian bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
