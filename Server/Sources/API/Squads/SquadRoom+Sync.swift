import Domain

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
    return try await response(outcomes, after: request.since, for: reader, in: epoch)
  }

  /// What a device is told that only asks.
  func changes(
    after since: Int64, for reader: LogReader, in epoch: Epoch.ID
  ) async throws(APIError) -> SyncResponse {
    try await latest(for: reader)
    return try await response([], after: since, for: reader, in: epoch)
  }

  private func response(
    _ outcomes: [IdentifiedOutcome], after since: Int64, for reader: LogReader, in epoch: Epoch.ID
  ) async throws(APIError) -> SyncResponse {
    let (page, latest) = try await page(after: since)
    return SyncResponse(
      epoch: epoch, outcomes: outcomes, page: reader.scope.view(of: page), latest: latest,
      now: now(), presence: presences(for: reader), username: reader.username)
  }
}
