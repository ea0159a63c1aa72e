import Domain

extension GatherLink.Purpose: WireChoice {}
extension NameForm: WireChoice {}

extension GatherLink {
  /// Reads a link whose id has this name: `link` in a change, `id` in a snapshot.
  init(_ fields: Fields, id: StaticString) throws(WireError) {
    guard let secret = LinkSecret(text: try fields.text("secret")) else {
      throw .outOfRange(field: "secret")
    }
    self.init(
      id: try fields.id(id), purpose: try fields.choice("purpose"), secret: secret,
      isOff: fields.isTrue("isOff"))
  }
}

extension Sharing {
  init(_ fields: Fields) throws(WireError) {
    guard fields.value("sharing") != nil else {
      self.init()
      return
    }
    let sharing = try fields.object("sharing")
    self.init(
      links: try sharing.objects("links") { fields throws(WireError) in
        try GatherLink(fields, id: "id")
      },
      followerNames: try sharing.choiceIfPresent("followerNames") ?? .full)
  }
}

extension JSONWriter {
  mutating func members(_ link: GatherLink, id: StaticString) {
    string(id, link.id.uuidString)
    string("purpose", link.purpose.rawValue)
    string("secret", link.secret.text)
    flag("isOff", link.isOff)
  }

  /// Writes by which links a gather is shared, if it is.
  mutating func sharing(_ sharing: Sharing) {
    guard sharing != Sharing() else { return }
    name("sharing")
    object { writer in
      writer.array("links", sharing.links) { link, writer in
        writer.object { $0.members(link, id: "id") }
      }
      if sharing.followerNames != .full {
        writer.string("followerNames", sharing.followerNames.rawValue)
      }
    }
  }
}
