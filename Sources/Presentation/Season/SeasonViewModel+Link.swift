import Domain
import QRCode
import Texts

// The link by which people see the table without an account.
extension SeasonViewModel {
  /// What the link of the period shows.
  private var terms: TableLink.Terms? {
    let period = context.period
    let shown: TableLink.Period? =
      switch period {
      case .allTime: .allTime
      case .season(let id): .season(id)
      case .year(let year):
        (try? ShortText(String(year))).map { .named($0, context.bounds(of: period)) }
      }
    let minutes = context.localTimeZone.minutesAheadOfUTC(context.now)
    return shown.flatMap { TableLink.Terms($0, minutesFromUTC: minutes) }
  }

  /// The link to the table of the period, and how far it is.
  private var linkOffer: LinkOffer {
    let link = terms.flatMap { context.squad.tableLink(to: $0.period, workingAt: context.now) }
    let isConfirmed = link.flatMap { context.confirmed.tableLink($0.id) } != nil
    return LinkOffer(context: context, link: link?.link, isConfirmed: isConfirmed)
  }

  /// Why a link cannot be had before it was asked for; `nil` when it can.
  package var linkProblem: String? { linkOffer.problem.map { context.texts.shareProblem($0) } }

  /// Where the results will be kept, said before the first link makes an account.
  package var linkNote: String? { linkOffer.note }

  package var showsLink: Bool {
    if case .link = sheet { linkOffer.ready != nil } else { false }
  }

  package var linkSheet: LinkSheet? {
    guard case .link(let open) = sheet else { return nil }
    return linkOffer.content(open) { ready($0, open) }.map {
      LinkSheet(title: context.texts.tableLink, content: $0)
    }
  }

  private func ready(_ link: Link, _ open: OpenLink) -> LinkSheet.Ready {
    let (texts, isFull) = (context.texts, context.squad.tableNames == .full)
    return LinkSheet.Ready(
      open, at: linkOffer.address(of: link), texts.tableLinkWorks,
      names: [
        .fullNames(isChosen: isFull, texts), .initials(isChosen: !isFull, texts),
      ], context)
  }

  /// Opens the link, and makes what it lacks.
  mutating func openLink(in moment: Moment) -> [ScreenRequest] {
    let offer = linkOffer
    guard offersShare, offer.problem == nil, let terms else { return [] }
    sheet = .link(offer.opened(for: .table))
    let making: [ScreenRequest] =
      offer.link == nil
      ? [.record(.tables(.linkMade(.new(for: .table, in: moment), terms)))] : []
    return making + offer.founding
  }

  mutating func type(registrationCode code: String) {
    guard case .link(var open) = sheet else { return }
    open.registrationCode = code
    sheet = .link(open)
  }

  mutating func handle(_ event: LinkEvent) -> [ScreenRequest] {
    guard case .link(var open) = sheet else { return [] }
    let offer = linkOffer
    switch event {
    case .shareTapped:
      return offer.ready.map { link in
        [.perform(.share(shared(.tableLink) { $0.message(with: link) }))]
      } ?? []
    case .fullNamesTapped: return show(.full)
    case .initialsTapped: return show(.firstNameAndInitial)
    case .turnedOff:
      sheet = nil
      return offer.link.map { [.record(.tables(.linkTurnedOff($0.id)))] } ?? []
    default:
      let requests = offer.handle(event, in: &open)
      sheet = .link(open)
      return requests
    }
  }

  private func show(_ names: NameForm) -> [ScreenRequest] {
    context.squad.tableNames == names ? [] : [.record(.squad(.tableNamesSet(names)))]
  }

  private func message(with link: Link) -> String {
    var text = ShareText()
    text.add("\(context.texts.season) · \(context.name(of: context.period))")
    text.add("\(linkOffer.address(of: link))")
    return text.text
  }
}
