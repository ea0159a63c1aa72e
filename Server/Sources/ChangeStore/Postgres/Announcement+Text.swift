import Domain

extension Announcement {
  /// The most gathers that one announcement names, so that it fits into a notification of 8,000 bytes.
  private static let gatherLimit = 100

  /// Words, of which the first says what is announced.
  var text: String {
    switch self {
    case .appended(let squad, let end): "appended \(squad.uuidString) \(end)"
    case .sessionsEnded(let account): "sessions-ended \(account.uuidString)"
    case .deleted(let squad): "deleted \(squad.uuidString)"
    case .heard(let squad, let gathers):
      Self.text("heard", squad, gathers.prefix(Self.gatherLimit).map(\.uuidString))
    case .scorekeeperHeard(let squad, let gather, let device):
      Self.text("scorekeeper-heard", squad, [gather.uuidString, device.uuidString])
    case .followers(let squad, let counts):
      Self.text(
        "followers", squad,
        counts.prefix(Self.gatherLimit).map { "\($0.key.uuidString)=\($0.value)" })
    }
  }

  private static func text(_ word: String, _ squad: Squad.ID, _ words: [String]) -> String {
    ([word, squad.uuidString] + words).joined(separator: " ")
  }

  /// Reads words; `nil` for those of another version, or of another program.
  init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let word = words.first, words.count > 1 else { return nil }
    guard let announcement = Self.read(word, words[1], Array(words.dropFirst(2))) else {
      return nil
    }
    self = announcement
  }

  private static func read(_ word: String, _ id: String, _ rest: [String]) -> Self? {
    if word == "sessions-ended" {
      return rest.isEmpty ? Account.ID(uuidString: id).map { .sessionsEnded(of: $0) } : nil
    }
    guard let squad = Squad.ID(uuidString: id) else { return nil }
    switch (word, rest.count) {
    case ("appended", 1):
      return Int64(rest[0]).map { .appended(to: squad, upTo: $0) }
    case ("deleted", 0): return .deleted(squad)
    case ("heard", _):
      let gathers = rest.compactMap { Gather.ID(uuidString: $0) }
      return gathers.count == rest.count ? .heard(in: squad, of: Set(gathers)) : nil
    case ("scorekeeper-heard", 2):
      guard let gather = Gather.ID(uuidString: rest[0]), let device = Device.ID(uuidString: rest[1])
      else { return nil }
      return .scorekeeperHeard(in: squad, of: gather, on: device)
    case ("followers", _): return followers(of: squad, rest)
    default: return nil
    }
  }

  private static func followers(of squad: Squad.ID, _ words: [String]) -> Self? {
    var counts: [Gather.ID: Int] = [:]
    for word in words {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let gather = Gather.ID(uuidString: String(parts[0])),
        let count = Int(parts[1]), count >= 0
      else { return nil }
      counts[gather] = count
    }
    return .followers(of: squad, counts: counts)
  }
}
