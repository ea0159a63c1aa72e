import Hummingbird

extension Routes {
  /// The table, the scorers and the last results, for programs.
  func showSeason(_ request: Request, _ caller: Caller) async throws(APIError) -> Response {
    let days = try request.seasonDays()
    let squad = try await squad(of: caller)
    return .json(SeasonReport(of: squad, on: days).json)
  }
}
