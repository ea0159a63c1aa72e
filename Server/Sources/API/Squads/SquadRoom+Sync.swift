import ChangeStore
import Domain
import Hummingbird

// What devices send and get, in one visit to the room.
extension SquadRoom {
  /// Takes in a device's changes, and returns what it is told.
  func sync(
    _ request: SyncRequest, by reader: LogReader, in epoch: Epoch.ID
  ) async throws(APIError) -> SyncResponse {
    try await check(request.known)
    hear(of: reader.gathers(changedBy: request.changes))
    let outcomes = try await deliver(request.changes, by: reader)
    hear(of: request.device, reader)
    // What a brief response leaves out does not count.
    let limit = request.isBrief ? PageLimit.usual.plus(request.changes.count) : .usual
    return try await response(outcomes, after: request.since, upTo: limit, for: reader, in: epoch)
  }

  /// What a device is told that only asks.
  func changes(
    after since: Int64, for reader: LogReader, in epoch: Epoch.ID
  ) async throws(APIError) -> SyncResponse {
    try await latest(for: reader)
    return try await response([], after: since, upTo: .usual, for: reader, in: epoch)
  }

  private func response(
    _ outcomes: [IdentifiedOutcome], after since: Int64, upTo limit: PageLimit,
    for reader: LogReader, in epoch: Epoch.ID
  ) async throws(APIError) -> SyncResponse {
    let (page, latest) = try await page(after: since, upTo: limit)
    return SyncResponse(
      epoch: epoch, outcomes: outcomes, page: reader.scope.view(of: page), latest: latest,
      now: now(), presence: presences(for: reader), username: reader.username)
  }
}

extension PageLimit {
  /// A page with room for as many further changes as a request may bring.
  fileprivate func plus(_ count: Int) -> PageLimit {
    PageLimit(entries: entries + count, bytes: count > 0 ? bytes + Request.bodyByteLimit : bytes)
  }
}
