import Domain

extension ReplyNames: WireChoice {}
extension Replies.Field: WireChoice {}

extension Replies.ReplyLink {
  /// Reads a link whose id has this name: `link` in a change, `id` in a snapshot.
  init(_ fields: Fields, id: StaticString) throws(WireError) {
    let link = try Link(fields, id: id, for: .reply)
    guard let replyLink = Self(link, for: try fields.idIfPresent("person")) else {
      throw .outOfRange(field: "purpose")
    }
    self = replyLink
  }
}

extension Replies {
  init(ifPresentIn fields: Fields) throws(WireError) {
    guard fields.value("replies") != nil else {
      self.init()
      return
    }
    let replies = try fields.object("replies")
    self.init(
      links: try replies.objects("links") { fields throws(WireError) in
        try ReplyLink(fields, id: "id")
      },
      names: try replies.choice("names"), listsNames: try replies.truth("listsNames"),
      isFromOwnPhoneOnly: try replies.truth("isFromOwnPhoneOnly"),
      browsers: try replies.objects("browsers") { fields throws(WireError) in
        Browser(device: try fields.id("device"), person: try fields.idIfPresent("person"))
      },
      joined: replies.value("joined") == nil
        ? []
        : try replies.objects("joined") { fields throws(WireError) in
          JoinedPerson(person: try fields.id("person"), player: try fields.id("player"))
        },
      editTimes: try EditTimes(replies))
  }
}

extension JSONWriter {
  mutating func members(_ link: Replies.ReplyLink, id: StaticString) {
    self.id(id, link.id)
    string("secret", link.link.secret.text)
    self.id("person", ifPresent: link.person)
    flag("isOff", link.link.isOff)
  }

  /// Writes how friends answer, unless nothing was ever set.
  mutating func replies(_ replies: Replies) {
    guard replies != Replies() || !replies.editTimes.entries.isEmpty else { return }
    name("replies")
    object { writer in
      writer.array("links", replies.links) { link, writer in
        writer.object { $0.members(link, id: "id") }
      }
      writer.string("names", replies.names.rawValue)
      writer.truth("listsNames", replies.listsNames)
      writer.truth("isFromOwnPhoneOnly", replies.isFromOwnPhoneOnly)
      writer.array("browsers", replies.browsers) { browser, writer in
        writer.object { writer in
          writer.id("device", browser.device)
          writer.id("person", ifPresent: browser.person)
        }
      }
      if !replies.joined.isEmpty {
        writer.array("joined", replies.joined) { joined, writer in
          writer.object { writer in
            writer.id("person", joined.person)
            writer.id("player", joined.player)
          }
        }
      }
      writer.editTimes(replies.editTimes)
    }
  }
}
