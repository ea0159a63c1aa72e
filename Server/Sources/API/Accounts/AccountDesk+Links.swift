import ChangeStore
import Domain
import Logging

extension AccountDesk {
  /// How often links are looked for again, because phones or a server were faster.
  private static let attemptLimit = 100

  /// Turns off all links of an account, by its name or id, as its user would.
  /// - Returns: How many there were.
  package func turnOffLinks(of subject: String) async throws(AccountDeskError) -> Int {
    let account = try await account(subject)
    for _ in 1...Self.attemptLimit {
      let loaded = try await reading { () async throws(StorageError) in
        try await LoadedSquad.read(
          account.squad, from: store, reportingTo: Logger(label: "accounts"))
      }
      let changes = loaded.squad.changesTurningOffLinks
      guard !changes.isEmpty else { return 0 }
      if try await append(changes, of: account, to: loaded) { return loaded.squad.linkCount }
    }
    throw .linksStay(.conflict)
  }

  /// - Returns: `false` when the log went on meanwhile; then nothing is appended.
  private func append(
    _ changes: [Change], of account: StoredAccount, to loaded: LoadedSquad
  ) async throws(AccountDeskError) -> Bool {
    let now = environment.now()
    var edit = SquadEdit(
      sequencer: SquadSequencer(of: loaded.squad, at: loaded.sequence, now: now),
      author: account.id, environment: environment)
    do throws(APIError) {
      try edit.apply(changes)
    } catch {
      throw .linksStay(.storage(.contradiction))
    }
    do throws(AppendError) {
      try await store.append(edit.sequencer.entries, to: account.squad, after: loaded.sequence)
      return true
    } catch {
      guard error == .conflict else { throw .linksStay(error) }
      return false
    }
  }
}

extension Squad {
  /// How many links are not turned off.
  fileprivate var linkCount: Int {
    Link.Purpose.allCases.reduce(0) { $0 + changesTurningOff(linksTo: $1).count }
  }

  /// The changes that turn off all links, also those that wait for a deleted gather to come back.
  fileprivate var changesTurningOffLinks: [Change] {
    let deleted = allGathers.filter { gather in
      gather.isDeleted && gather.sharing.links.contains { !$0.isOff }
    }
    return deleted.map { .gather($0.id, .set(.deleted, false)) }
      + Link.Purpose.allCases.flatMap { changesTurningOff(linksTo: $0) }
      + deleted.map { .gather($0.id, .set(.deleted, true)) }
  }

  private func changesTurningOff(linksTo purpose: Link.Purpose) -> [Change] {
    switch purpose {
    case .follow, .score:
      allGathers.flatMap { gather in
        gather.sharing.links.filter { $0.purpose == purpose && !$0.isOff }
          .map { .sharing(gather.id, .linkTurnedOff($0.id)) }
      }
    case .reply:
      plans.replies.links.filter { !$0.link.isOff }.map { .replies(.linkTurnedOff($0.link.id)) }
    case .table: tableLinks.filter { !$0.link.isOff }.map { .tables(.linkTurnedOff($0.id)) }
    }
  }
}
