import ChangeStore
import Domain

// Other servers that append to the same log.
extension SquadRoom {
  /// The squad with all that any server had acknowledged when this was called.
  @discardableResult
  func latest() async throws(APIError) -> LoadedSquad {
    let known = try await current()
    if try await !isEnd(known.sequence) { try await readOn() }
    return try await current()
  }

  /// Whether no other server has appended after a sequence number.
  func isEnd(_ sequence: Int64) async throws(APIError) -> Bool {
    guard log.isShared else { return true }
    let end = try await reading { [id, log] () async throws(StorageError) in
      try await log.ends(of: [id])[id]
    }
    return end ?? 0 <= sequence
  }

  /// Reads what the operator's commands appended beside a server that is alone with its storage.
  func noticeOtherProcesses() async {
    guard !log.isShared, let known = loaded?.sequence,
      let end = try? await log.ends(of: [id])[id], known < end
    else { return }
    // Requests meet the same error, and the next heartbeat tries again.
    try? await readOn()
  }

  /// Reads what other servers appended, and sends it to those who listen.
  func readOn() async throws(APIError) {
    while let known = loaded?.sequence {
      let page = try await reading { [id, log] () async throws(StorageError) in
        try await log.entries(of: id, after: known, limit: .usual)
      }
      // Meanwhile the same may have been read, or written here.
      guard loaded?.sequence == known else { continue }
      guard page.upTo > known else { return }
      adopt(page)
    }
    unloadedEnd = nil
    wakeListeners()
  }

  /// Lets streams read on by themselves, and browsers come back for their pages.
  func wakeListeners() {
    wakeSubscribers()
    audiences.stopAll()
  }

  /// Reads on when another server announced more than is known here.
  func readAnnounced() async throws(APIError) {
    if let known = loaded?.sequence, known < announcedEnd { try await readOn() }
  }

  private func adopt(_ page: LogPage) {
    loaded?.replay(page, of: id, reportingTo: logger)
    weigh()
    guard let squad = loaded?.squad else { return }
    publish(page.changes, upTo: page.upTo)
    audiences.publish(page.changes, of: squad, at: now())
  }

  /// Whether changes are to be sent to streams or pages at once.
  var hasListeners: Bool {
    subscribers.values.contains { $0.count > 0 } || !audiences.counts.isEmpty
  }

  /// Reads on for those who listen, when another server appended up to a sequence number; without
  /// them, only notes it.
  func hear(ofEnd end: Int64) async {
    announcedEnd = max(announcedEnd, end)
    guard hasListeners, loaded?.sequence ?? unloadedEnd ?? 0 < end else { return }
    // The next comparison of logs with their ends tries again.
    try? await readOn()
  }
}

// People at other servers.
extension SquadRoom {
  /// A sign that comes so soon after another tells other servers nothing new.
  private static let signInterval: Int64 = 5_000

  /// Notes that a device that keeps the score of gathers was heard of here, or of any gather when there
  /// are none.
  func hear(of gathers: Set<Gather.ID> = []) {
    let isNews = audiences.isSilent(gathers, for: Self.signInterval, at: now())
    audiences.hear(of: gathers, in: loaded?.squad, at: now())
    if isNews { announce(.heard(in: id, of: gathers)) }
  }

  /// Notes what another server announced of the squad.
  func hear(_ announcement: Announcement, by server: Server.ID) async {
    switch announcement {
    case .appended(_, let end): await hear(ofEnd: end)
    case .heard(_, let gathers): audiences.hear(of: gathers, in: loaded?.squad, at: now())
    case .scorekeeperHeard(_, let gather, let device): note(device, at: gather)
    case .followers(_, let counts): presence.note(counts, at: server, at: now())
    case .deleted, .sessionsEnded: break
    }
  }
}
