// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension RepliesChange {
  enum Kind: String, ChangeKind {
    case browserBound, answersJoined, replyLinkMade, replyLinkTurnedOff, replyNamesSet,
      replyFromOwnPhoneSet
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .browserBound: self = .browserBound(try fields.idIfPresent("person"))
    case .answersJoined:
      self = .answersJoined(try fields.id("person"), to: try fields.idIfPresent("player"))
    case .replyLinkMade: self = .linkMade(try Replies.ReplyLink(fields, id: "link"))
    case .replyLinkTurnedOff: self = .linkTurnedOff(try fields.id("link"))
    case .replyNamesSet:
      self = .namesSet(try fields.choice("form"), areListed: try fields.truth("areListed"))
    case .replyFromOwnPhoneSet: self = .fromOwnPhoneSet(try fields.truth("isSet"))
    }
  }

  var kind: Kind {
    switch self {
    case .browserBound: .browserBound
    case .answersJoined: .answersJoined
    case .linkMade: .replyLinkMade
    case .linkTurnedOff: .replyLinkTurnedOff
    case .namesSet: .replyNamesSet
    case .fromOwnPhoneSet: .replyFromOwnPhoneSet
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: RepliesChange) {
    string("kind", change.kind.rawValue)
    values(of: change)
  }

  mutating func values(of change: RepliesChange) {
    switch change {
    case .browserBound(let person): id("person", ifPresent: person)
    case .answersJoined(let person, let player):
      id("person", person)
      id("player", ifPresent: player)
    case .linkMade(let replyLink): members(replyLink, id: "link")
    case .linkTurnedOff(let link): id("link", link)
    case .namesSet(let form, let areListed):
      string("form", form.rawValue)
      truth("areListed", areListed)
    case .fromOwnPhoneSet(let isSet): truth("isSet", isSet)
    }
  }
}
