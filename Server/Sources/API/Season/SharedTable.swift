import Domain
import Pages

/// A table as people see it by a link.
struct SharedTable: LinkPageView {
  private let page: TablePage
  private let report: SeasonReport

  /// Creates a view of what a link shows of a squad; `nil` when it leads to no table.
  init?(_ squad: Squad, of link: Link.ID, in language: PageLanguage) {
    guard let page = TablePage(squad, of: link, in: language),
      let tableLink = squad.tableLink(link),
      let period = squad.period(of: tableLink)
    else { return nil }
    self.page = page
    report = SeasonReport(
      of: squad, period, minutesFromUTC: tableLink.terms.minutesFromUTC, hidesPlayers: true)
  }

  var content: [UInt8] { page.document }

  func document(at origin: String?) -> [UInt8] { page.document }

  var data: [UInt8] { report.json }
}
