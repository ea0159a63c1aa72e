import Domain
import PastedLists
import Texts

/// The state that every screen may read.
///
/// A class, because all view models of a moment share it, and what is computed of the squad is computed
/// once for all of them.
final class ScreenContext {
  /// The squad, with the pending changes of this device.
  let squad: Squad
  /// The squad as the server knows it.
  let confirmed: Squad
  /// The address of the site: `https://gather.example`.
  let origin: String
  /// The squad's players, sorted by name.
  let playerIndex: PlayerIndex
  /// The teams that are being put together; `nil` when none are.
  let lineUp: LineUp?
  /// What was typed and neither used nor given up.
  let drafts: Drafts
  /// The account whose squad is stored on this device; `nil` without an account.
  let account: DeviceAccount?
  let hasAccount: Bool
  /// How far this device is with an account without a name.
  let founding: Founding
  /// Whether the server is asked for a squad that was here before.
  let isRecalling: Bool
  /// Why a login or a new account would not be kept here; `nil` when it would.
  let loginBarrier: LoginBarrier?
  let preferences: Preferences
  /// The changes that the server has not confirmed yet, oldest first.
  let pending: [StampedChange]
  let isOnline: Bool
  /// Why the last request for syncing failed; `nil` when it did not.
  let syncError: SyncError?
  /// Who is at the gathers by links; empty for a scorekeeper.
  let presence: [Presence]
  /// Whether the user keeps the score by a link, without an account.
  let isScorekeeper: Bool
  let installWay: InstallWay
  let texts: Strings
  /// The words by which pasted lists are read; `nil` while they are on their way.
  let listWords: ListWords?
  /// The language of the texts, or the one whose texts are on their way.
  let chosenLanguage: Language
  /// The time, by the server's clock as far as it is known.
  let now: Instant
  /// The milliseconds since the page was opened, for what lasts a moment.
  let uptime: Int64
  let localTimeZone: LocalTimeZone
  let dateForm: DateForm
  /// Whether the program was built for its developer's own machine.
  let isDevelopmentBuild: Bool
  private let resultsCache: ResultsCache
  /// The context with all names, of which this is the one without hidden ones; else `nil`.
  private let named: ScreenContext?

  /// NB: The app is lent, because a copy of it takes much code.
  init(_ app: __shared App) {
    squad = app.replica.squad
    confirmed = app.replica.confirmed
    origin = app.surroundings.origin
    playerIndex = app.playerIndex
    lineUp = app.lineUp
    drafts = app.drafts
    account = app.account
    hasAccount = app.hasAccount
    founding = app.membership.founding
    isRecalling =
      app.membership.isRecalling && app.link.isOnline && app.link.syncError == nil
    loginBarrier = app.loginBarrier
    preferences = app.preferences
    pending = app.replica.pending
    isOnline = app.link.isOnline
    syncError = app.link.syncError
    presence = app.presence
    isScorekeeper = app.isScorekeeper
    installWay = app.installWay
    texts = app.texts
    listWords = app.listWords.known
    chosenLanguage = app.awaitedLanguage ?? app.texts.language
    now = app.now
    uptime = app.uptime
    localTimeZone = app.surroundings.localTimeZone
    dateForm = app.surroundings.dateForm
    isDevelopmentBuild = app.surroundings.isDevelopmentBuild
    resultsCache = app.resultsCache
    named = nil
  }

  /// The same with another squad, in which only names differ.
  private init(_ other: ScreenContext, renamed squad: Squad) {
    self.squad = squad
    confirmed = other.confirmed
    origin = other.origin
    playerIndex = other.playerIndex.updated(
      squad.allPlayers, besides: squad.otherPlayers, in: other.texts.alphabet)
    lineUp = other.lineUp
    drafts = other.drafts
    account = other.account
    hasAccount = other.hasAccount
    founding = other.founding
    isRecalling = other.isRecalling
    loginBarrier = other.loginBarrier
    preferences = other.preferences
    pending = other.pending
    isOnline = other.isOnline
    syncError = other.syncError
    presence = other.presence
    isScorekeeper = other.isScorekeeper
    installWay = other.installWay
    texts = other.texts
    listWords = other.listWords
    chosenLanguage = other.chosenLanguage
    now = other.now
    uptime = other.uptime
    localTimeZone = other.localTimeZone
    dateForm = other.dateForm
    isDevelopmentBuild = other.isDevelopmentBuild
    resultsCache = other.resultsCache
    named = other
  }

  /// The same without the names that the organiser hides, for everything that leaves the account.
  private(set) lazy var withoutHiddenNames: ScreenContext = {
    guard named == nil else { return self }
    if isScorekeeper { return ScreenContext(self, renamed: squad.withoutNames) }
    guard squad.allPlayers.contains(where: { $0.isHidden }) else { return self }
    return ScreenContext(self, renamed: squad.withoutHiddenNames)
  }()

  /// The planned games that people can answer or that are under way, the nearest first.
  private(set) lazy var openGames =
    squad.plans.isEmpty ? [] : squad.plans.openGames(at: now)

  /// What is believed of the squad's players.
  private(set) lazy var ratings: SquadRatings = named?.ratings ?? resultsCache.ratings(of: squad)

  /// The level of a player after each match, with how much higher or lower it may be: both in tenths.
  func course(of player: Player) -> [(level: Int, deviation: Int)] {
    resultsCache.course(of: player, in: squad)
  }

  private lazy var counted: Evenings = named?.counted ?? resultsCache.evenings(of: squad)

  /// The evenings that count, the oldest first.
  var evenings: [Evening] { counted.all }

  /// How many evenings each person played; those who played none are missing.
  var matches: [Player.ID: Int] { counted.matches }

  /// The years with results, the latest first.
  private(set) lazy var yearsWithResults = years(of: evenings)

  /// The evenings of the period that the user chose, the oldest first.
  private(set) lazy var periodEvenings = evenings(in: period)

  /// The table of the period.
  /// - Parameters:
  ///   - order: What is compared first.
  ///   - isBeforeLast: Whether the last evening is left out.
  /// - Returns: The table.
  func periodTable(by order: SeasonTable.Order, beforeLast isBeforeLast: Bool = false)
    -> SeasonTable
  {
    let kind = ResultsCache.TableKind(
      bounds: bounds(of: period), rules: periodRules, order: order, isBeforeLast: isBeforeLast)
    return resultsCache.table(kind, of: squad) {
      let evenings = isBeforeLast ? Array(periodEvenings.dropLast()) : periodEvenings
      return SeasonTable(of: evenings, in: squad, by: kind.rules, order: order)
    }
  }

  /// How this device stands with the server.
  var standing: ServerStanding {
    guard let account else { return .noAccount }
    guard !account.isUnnamed, let username = account.username else { return .unnamed }
    return account.isExpired ? .expired(username) : .named(username)
  }

  /// Whether there is a squad or an account here that another one would replace.
  var hasOwnData: Bool {
    hasAccount || !squad.allPlayers.isEmpty || !squad.allGathers.isEmpty
  }

  /// The name of the server, such as `gather.example`.
  var host: String { origin.parts(separatedBy: "/").last ?? origin }

  /// A player's name, with a number when others on the list have the same; `nil` for one who was
  /// removed.
  func shownName(of id: Player.ID) -> String? {
    squad.player(id).map {
      $0.details.name.isWithheld ? texts.notShown : playerIndex.shownName(of: $0)
    }
  }

  /// Whether a player's name is not given away.
  func isWithheld(_ id: Player.ID) -> Bool {
    squad.knownPlayer(id)?.details.name.isWithheld == true
  }

  /// How many changes the server has not confirmed yet.
  var pendingCount: Int { pending.count }

  /// A date and time of day as people say it today: "Yesterday 18:40".
  func dateAndTime(_ instant: Instant) -> String {
    dateAndTime(instant, on: localTimeZone.civil(now))
  }

  /// A date and time of day within a sentence: "yesterday 18:40".
  func dateAndTimeInSentence(_ instant: Instant) -> String {
    dateAndTime(instant, on: localTimeZone.civil(now), isInSentence: true)
  }

  /// A date and time of day for texts that are read later: "Fri, 20 Nov 2026, 18:40".
  func fullDateAndTime(_ instant: Instant) -> String {
    dateAndTime(instant, on: nil)
  }

  /// When a gather was played, as people say it today: "Yesterday 18:40"; its day alone when only that is known.
  func date(of gather: Gather) -> String {
    gather.isEntered ? day(gather.playedAt) : dateAndTime(gather.playedAt)
  }

  /// The same for texts that are read later: "Fri, 20 Nov 2026, 18:40".
  func fullDate(of gather: Gather) -> String {
    gather.isEntered ? day(gather.playedAt) : fullDateAndTime(gather.playedAt)
  }

  /// A day: "Fri, 20 Nov 2026".
  private func day(_ instant: Instant) -> String {
    texts.date(localTimeZone.civil(instant), dateForm)
  }

  /// A time of day: "18:40" or "6:40 PM".
  func timeOfDay(_ instant: Instant) -> String {
    texts.timeOfDay(localTimeZone.civil(instant), dateForm)
  }

  private func dateAndTime(
    _ instant: Instant, on today: CivilTime?, isInSentence: Bool = false
  ) -> String {
    texts.dateAndTime(
      localTimeZone.civil(instant), on: today, dateForm, isInSentence: isInSentence)
  }

  /// The gathers that have not been ended.
  private(set) lazy var runningGathers: [Gather] = {
    let gathers = squad.allGathers
    // By their positions, because copies of a thousand gathers take time.
    return gathers.indices.filter { !gathers[$0].isDeleted && gathers[$0].endedAt == nil }
      .map { gathers[$0] }
  }()

  /// The gather that is being played; the latest when there are several.
  var runningGather: Gather? {
    runningGathers.max { $0.startedAt < $1.startedAt }
  }

  /// Whether a gather is here and has not been ended.
  func isOngoing(_ id: Gather.ID) -> Bool {
    if let gather = squad.gather(id) { gather.endedAt == nil } else { false }
  }

  /// When "Today" becomes "Yesterday" on the screen.
  var midnight: Instant { localTimeZone.midnight(after: now) }

  /// The next instant at which a visible clock changes, which reaches zero at `end`: before zero and in
  /// added time.
  func tick(of end: Instant) -> Instant {
    let left = now.milliseconds(until: end)
    let part = (left - 1) % 1_000
    return now.advanced(byMilliseconds: (part < 0 ? part + 1_000 : part) + 1)
  }

  /// When a button is enabled again whose meaning has changed; `nil` when it is.
  func end(of settling: Settling) -> Instant? {
    settling.left(at: uptime).map { now.advanced(byMilliseconds: $0) }
  }

  /// The instants at which running clocks reach zero, or did.
  var fullTimes: [Instant] {
    runningGathers.compactMap { $0.currentGame.clock.zero }
  }
}
