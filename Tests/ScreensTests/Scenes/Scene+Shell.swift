import Domain
import Presentation
import TestSupport
import Texts

extension Scene {
  static var settingsStates: [State] {
    [
      ("settings", { list($0, .two).at(.settings) }),
      ("settings-account", { TestDevice($0, keeping: .loggedIn(.two)).at(.settings) }),
      (
        "settings-expired",
        { TestDevice($0, keeping: .loggedIn(.two, pending: 2, isExpired: true)).at(.settings) }
      ),
      ("settings-install", { list($0, .two).at(.settings).with(.device(.installable(.prompt))) }),
      (
        "settings-install-share",
        { list($0, .two).at(.settings).with(.device(.installable(.shareMenu))) }
      ),
      ("help", { list($0, .two).at(.help) }),
      ("account-loading", { account($0) }),
      ("account", { account($0).with(sessions) }),
      ("account-alone", { account($0).with(.server(.sessionsListed([here]))) }),
      (
        "account-unreachable",
        { account($0).with(.server(.accountTaskFailed(.listSessions, .unreachable))) }
      ),
      (
        "account-changing",
        { passwordsTyped($0).with(.account(.showSwitched(true)), .account(.changeTapped)) }
      ),
      (
        "account-wrong",
        {
          passwordsTyped($0).with(
            .account(.changeTapped), .server(.accountTaskFailed(.changePassword, .wrongPassword)))
        }
      ),
      (
        "account-changed",
        { passwordsTyped($0).with(.account(.changeTapped), .server(.passwordChanged)) }
      ),
      ("account-delete", { account($0).with(sessions, .account(.deleteTapped)) }),
      (
        "account-delete-throttled",
        {
          account($0).with(
            sessions, .account(.deleteTapped), .account(.confirmationTyped, "battery staple"),
            .account(.deleteConfirmed), .server(.accountTaskFailed(.deleteAccount, .throttled)))
        }
      ),
      (
        "settings-log-out",
        { TestDevice($0, keeping: .loggedIn(.two)).at(.settings).with(.settings(.logOutTapped)) }
      ),
      (
        "settings-log-out-unsaved",
        {
          TestDevice($0, keeping: .loggedIn(.two, pending: 3)).at(.settings)
            .with(.settings(.logOutTapped))
        }
      ),
    ]
  }

  private static let here = DeviceSession(
    id: .fixed(1), device: "Chrome · Android", lastUsedAt: .kickOff, isCurrent: true)

  /// The server lists this device, one whose name could break a page, and one without a name.
  private static let sessions = Event.server(
    .sessionsListed([
      here,
      DeviceSession(
        id: .fixed(2), device: "<b>Safari · iPad", lastUsedAt: .kickOff(plusMinutes: -90),
        isCurrent: false),
      DeviceSession(
        id: .fixed(3), device: "", lastUsedAt: .kickOff(plusMinutes: -3 * 24 * 60),
        isCurrent: false),
    ]))

  private static func account(_ speech: Speech) -> TestDevice {
    TestDevice(speech, keeping: .loggedIn(.two)).at(.account(nil))
  }

  /// The user typed passwords, which must never be part of a page.
  private static func passwordsTyped(_ speech: Speech) -> TestDevice {
    account(speech).with(
      sessions, .account(.currentTyped, "correct horse"),
      .account(.newTyped, "battery staple"))
  }

  static var frameStates: [State] { statusStates + noticeStates + toastStates }

  private static var statusStates: [State] {
    [
      ("status-storing", { storing($0) }),
      ("status-not-stored", { notStored($0) }),
      ("status-saved", { TestDevice($0, keeping: .loggedIn(.two)) }),
      ("status-saving", { TestDevice($0, keeping: .loggedIn(.two, pending: 1)) }),
      ("status-offline", { TestDevice($0, keeping: .loggedIn(.two), isOnline: false) }),
      (
        "status-offline-unsaved",
        { TestDevice($0, keeping: .loggedIn(.two, pending: 12), isOnline: false) }
      ),
      (
        "status-delayed",
        {
          TestDevice($0, keeping: .loggedIn(.two, pending: 2))
            .with(.server(.syncFailed(.squad(.fixed(1)), .failed)), .shell(.noticeDismissed))
        }
      ),
      (
        "status-login-needed",
        { TestDevice($0, keeping: .loggedIn(.two, pending: 3, isExpired: true)) }
      ),
    ]
  }

  private static func storing(_ speech: Speech) -> TestDevice {
    var device = list(speech, .two)
    device.isDiskSlow = true
    return device.at(.addPlayer).with(.addPlayer(.nameTyped, "유나"), .addPlayer(.doneTapped))
  }

  private static func notStored(_ speech: Speech) -> TestDevice {
    list(speech, .two).with(.device(.storingFailed(.full)), .shell(.noticeDismissed))
  }

  private static var noticeStates: [State] {
    [
      ("notice-full-time", { list($0, match).after(milliseconds: 600_000) }),
      ("notice-storage-unavailable", { list($0, .two).with(.device(.storageUnavailable)) }),
      ("notice-storage-full", { list($0, .two).with(.device(.storingFailed(.full))) }),
      ("notice-damaged", { damaged($0) }),
      ("notice-clock", { synced($0, minutesOff: -195) }),
      ("notice-other-version", { failed($0, .otherVersion) }),
      ("notice-server-trouble", { failed($0, .failed) }),
      ("notice-update", { list($0, .two).with(.device(.updateReady)) }),
      ("notice-restored", { restored($0) }),
      ("notice-refused", { refused($0) }),
      ("notice-not-possible", { notPossible($0) }),
      ("notice-imported", { list($0, .two).with(.device(.importChosen(.thirty.playing()))) }),
      ("notice-too-new", { list($0, .two).with(.device(.importTooNew)) }),
      ("notice-unreadable", { list($0, .two).with(.device(.importChosen(nil))) }),
    ]
  }

  private static var toastStates: [State] {
    [
      ("toast-deleted", { deleted($0, of: .two) }),
      ("toast-hostile", { deleted($0, of: .hostile) }),
    ]
  }

  private static var match: Squad { .two.playing().with(.clock(.fixed(1), nil, .started)) }

  private static func damaged(_ speech: Speech) -> TestDevice {
    var state = StoredState.keeping(.two)
    state.damagedRecords = 3
    return TestDevice(speech, keeping: state)
  }

  private static func synced(_ speech: Speech, minutesOff: Int64) -> TestDevice {
    let now = Instant.kickOff.advanced(byMilliseconds: minutesOff * 60_000)
    return TestDevice(speech, keeping: .loggedIn(.two))
      .with(
        .server(
          .synced(
            .squad(.fixed(1)),
            SyncResponse(
              epoch: .fixed(1), outcomes: [],
              page: ChangePage(since: 100, upTo: 100, changes: []), latest: 100, now: now))))
  }

  private static func failed(_ speech: Speech, _ syncError: SyncError) -> TestDevice {
    TestDevice(speech, keeping: .loggedIn(.two, pending: 1))
      .with(.server(.syncFailed(.squad(.fixed(1)), syncError)))
  }

  private static func restored(_ speech: Speech) -> TestDevice {
    TestDevice(speech, keeping: .loggedIn(.two))
      .with(
        .server(
          .snapshotLoaded(.squad(.fixed(1)), Snapshot(epoch: .fixed(2), sequence: 0, squad: .empty))
        ))
  }

  private static func refused(_ speech: Speech) -> TestDevice {
    let change = StampedChange(
      id: .fixed(700), device: .fixed(2), madeAt: .kickOff,
      change: .goal(.fixed(1), .fixed(1), .added(.teamA)))
    let rejected = RejectedChange(change: change, reason: .gatherDeleted(.fixed(1)))
    return TestDevice(speech, keeping: .loggedIn(.two, rejected: [rejected]))
  }

  private static func notPossible(_ speech: Speech) -> TestDevice {
    let goal = StampedChange(
      id: .fixed(800), device: .fixed(1), madeAt: .kickOff,
      change: .goal(.fixed(1), .fixed(800), .added(.teamA)))
    return list(speech, .two.playing().scoring(99, 0)).at(.gather(.fixed(1)))
      .with(
        .gather(.minusTapped(.teamA)), .device(.otherWindow(.recorded(goal))), .shell(.undoTapped))
  }

  private static func deleted(_ speech: Speech, of squad: Squad) -> TestDevice {
    list(speech, squad).at(.player(.fixed(1)))
      .with(
        .playerDetails(.deleteTapped), .playerDetails(.deletionConfirmed), .device(.navigated("/")))
  }
}
