import Domain
import Hashing
import Pages
import Wire

/// What a friend sent with the form of the page on which they answer.
struct ReplyForm: Sendable {
  /// What they want.
  enum Wish: Sendable {
    case reply(Reply)
    /// That the browser is no person's any more.
    case forget
  }

  /// What someone says about the game.
  struct Reply: Sendable {
    let speaker: Speaker
    /// The person named on the page as the sender; `nil` when the page did not ask.
    let sender: ReplySpeaker?
    let content: Content
  }

  /// The person who answers, as far as the form says.
  enum Speaker: Hashable, Sendable {
    /// The visitor, as their link or browser is known.
    case visitor
    /// A person of the list, or one whose name was typed if there is none with this id.
    case picked(Player.ID, otherwise: ShortText?)
    /// A person whose name was typed, and whether they said that they are no player of the list.
    case typed(ShortText, isUnlisted: Bool)
  }

  /// What the person says.
  enum Content: Hashable, Sendable {
    /// Whether they get a free place at once is `nil` when the game was not full, and how many guests they
    /// bring when the page did not ask.
    case answer(Answer, takesFreePlace: Bool?, guests: Int?)
    /// Not to take the place that is held for them.
    case pass
  }

  let wish: Wish
  let plan: PlanKey?
  /// The fields as they were sent, of which the ids of the changes follow.
  private let body: [UInt8]

  /// Reads a form, as browsers send it (URL Standard, application/x-www-form-urlencoded); `nil` for anything
  /// else, and without a wish.
  init?(_ body: [UInt8]) {
    guard let fields = Self.fields(body), let wish = Wish(fields) else { return nil }
    self.wish = wish
    plan = fields["plan"].flatMap { PlanKey(text: $0) }
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

extension ReplyForm.Wish {
  fileprivate init?(_ fields: [String: String]) {
    guard fields["forget"] == nil else {
      self = .forget
      return
    }
    guard let content = ReplyForm.Content(fields) else { return nil }
    let sender = fields["as"].flatMap { ReplySpeaker(rawValue: $0) }
    self = .reply(ReplyForm.Reply(speaker: .init(fields), sender: sender, content: content))
  }
}

extension ReplyForm.Speaker {
  /// A name that is not allowed is none.
  fileprivate init(_ fields: [String: String]) {
    let name = fields["name"].flatMap { try? ShortText($0) }
    if let person = fields["person"].flatMap({ Player.ID(uuidString: $0) }) {
      self = .picked(person, otherwise: name)
    } else {
      self = name.map { .typed($0, isUnlisted: fields["listed"] == "no") } ?? .visitor
    }
  }
}

extension ReplyForm.Content {
  fileprivate init?(_ fields: [String: String]) {
    guard fields["answer"] != "pass" else {
      self = .pass
      return
    }
    guard let answer = fields["answer"].flatMap({ Answer(rawValue: $0) }) else { return nil }
    let guests = fields["guests"].flatMap { Int($0) }.flatMap {
      PlanDetails.guestRange.contains($0) ? $0 : nil
    }
    self = .answer(answer, takesFreePlace: fields["wait"].map { $0 == "take" }, guests: guests)
  }
}

extension UInt64 {
  /// The number of eight bytes, of which the first is the highest.
  init(bigEndian bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
