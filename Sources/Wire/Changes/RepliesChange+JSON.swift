import Domain

extension RepliesChange {
  enum Kind: String, ChangeKind {
    case browserBound, answersJoined
    case linkMade = "replyLinkMade"
    case linkTurnedOff = "replyLinkTurnedOff"
    case namesSet = "replyNamesSet"
    case fromOwnPhoneSet = "replyFromOwnPhoneSet"
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .browserBound: self = .browserBound(try fields.idIfPresent("person"))
    case .answersJoined:
      self = .answersJoined(try fields.id("person"), to: try fields.idIfPresent("player"))
    case .linkMade: self = .linkMade(try Replies.ReplyLink(fields, id: "link"))
    case .linkTurnedOff: self = .linkTurnedOff(try fields.id("link"))
    case .namesSet:
      self = .namesSet(try fields.choice("form"), areListed: try fields.truth("areListed"))
    case .fromOwnPhoneSet: self = .fromOwnPhoneSet(try fields.truth("isSet"))
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: RepliesChange) {
    switch change {
    case .browserBound(let person):
      kind(.browserBound)
      id("person", ifPresent: person)
    case .answersJoined(let person, let player):
      kind(.answersJoined)
      id("person", person)
      id("player", ifPresent: player)
    case .linkMade(let link):
      kind(.linkMade)
      members(link, id: "link")
    case .linkTurnedOff(let link):
      kind(.linkTurnedOff)
      id("link", link)
    case .namesSet(let form, let areListed):
      kind(.namesSet)
      string("form", form.rawValue)
      name("areListed")
      bool(areListed)
    case .fromOwnPhoneSet(let isSet):
      kind(.fromOwnPhoneSet)
      name("isSet")
      bool(isSet)
    }
  }

  private mutating func kind(_ kind: RepliesChange.Kind) { string("kind", kind.rawValue) }
}
