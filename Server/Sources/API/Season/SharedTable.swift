import Domain
import Pages

/// A table as people see it by a link; counted only when it is asked for, because a room keeps responses for a second.
struct SharedTable: LinkPageView {
  let squad: Squad
  let link: TableLink
  let period: TablePeriod
  let audience: Audience

  private var seen: Squad { audience.holder.scope.view(of: squad) }

  func document(at origin: String?, appPicture: PreviewPicture?) -> [UInt8] {
    TablePage(
      seen, of: link, for: period, in: audience.language,
      namesPeople: squad.plans.replies.names != .numbersOnly
    ).document(picture: appPicture)
  }

  var data: [UInt8] {
    SeasonReport(of: seen, period, minutesFromUTC: link.terms.minutesFromUTC).json
  }
}
