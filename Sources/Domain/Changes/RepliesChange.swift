/// Something that happened to how friends answer planned games without an account.
public enum RepliesChange: Hashable, Sendable {
  /// A link to answer was made.
  case linkMade(Replies.ReplyLink)
  /// A link was turned off.
  case linkTurnedOff(Link.ID)
  /// The organiser chose how people who have a link see names, and whether they pick theirs from a list.
  case namesSet(ReplyNames, areListed: Bool)
  /// The organiser chose whether only a person's own browser answers for them.
  case fromOwnPhoneSet(Bool)
  /// A person said who they are on the browser that made the change; `nil` when it is no person's any more.
  case browserBound(Player.ID?)
  /// The organiser said which player a person is who answered or played under another name; `nil` when they are no
  /// player after all, or not that one.
  case answersJoined(Player.ID, to: Player.ID?)
}

extension RepliesChange {
  /// The field that the change sets.
  var field: Replies.Field? {
    switch self {
    case .namesSet: .names
    case .fromOwnPhoneSet: .fromOwnPhone
    case .linkMade, .linkTurnedOff, .browserBound, .answersJoined: nil
    }
  }
}

extension Replies {
  /// What users set of the replies, each by itself.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    case names, fromOwnPhone
  }

  mutating func apply(_ change: RepliesChange, on device: Device.ID?) {
    switch change {
    case .linkMade(let link): add(link)
    case .linkTurnedOff(let id): turnOff(id)
    case .namesSet(let names, let areListed):
      self.names = names
      // Else the list would show what the page hides.
      listsNames = areListed && names != .numbersOnly
    case .fromOwnPhoneSet(let isSet): isFromOwnPhoneOnly = isSet
    case .browserBound(let person): if let device { bind(device, to: person) }
    case .answersJoined(let person, let player): join(person, to: player)
    }
  }

  /// Whether a further link would break the limit.
  fileprivate func isFull(for link: ReplyLink) -> Bool {
    links.count >= Self.linkLimit && !links.contains { $0.id == link.id }
  }
}

extension Squad {
  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: RepliesChange) -> ChangeRejection? {
    switch change {
    case .linkMade(let link): return plans.replies.isFull(for: link) ? .tooManyReplyLinks : nil
    case .answersJoined(let person, let player?):
      return gatherOfBoth(person, player).map { .samePlayers($0) }
    case .answersJoined, .linkTurnedOff, .namesSet, .fromOwnPhoneSet, .browserBound: return nil
    }
  }
}
