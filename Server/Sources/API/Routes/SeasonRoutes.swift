import Domain
import Hummingbird

extension Routes {
  /// The table, the scorers and the last results, for programs.
  func showSeason(_ request: Request, _ caller: Caller) async throws(APIError) -> Response {
    let bounds = try request.seasonBounds()
    let squad = try await squad(of: caller)
    let period = TablePeriod(bounds: bounds, rules: squad.tableRules)
    return .json(SeasonReport(of: squad, period).json)
  }
}
