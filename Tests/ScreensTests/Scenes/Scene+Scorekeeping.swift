import Domain
import Presentation
import TestSupport
import Texts

extension Scene {
  static var scorekeepingStates: [State] {
    [
      ("scorekeeping", { device($0, keeping(match)) }),
      ("scorekeeping-loading", { device($0, StoredState()) }),
      ("scorekeeping-offline", { device($0, StoredState(), isOnline: false) }),
      ("scorekeeping-typed", { device($0, keeping(match)).with(.scorekeeping(.nameTyped, "민")) }),
      ("scorekeeping-match", { device($0, keeping(named)).after(milliseconds: 138_000) }),
      ("scorekeeping-refused", { refused(device($0, keeping(named))) }),
      (
        "scorekeeping-unsent",
        {
          refused(
            device($0, keeping(named), isOnline: false).with(
              .gather(.plusTapped(.teamA)), .gather(.clockTapped), .gather(.plusTapped(.teamB)),
              .device(.online)))
        }
      ),
      (
        "scorekeeping-gone",
        { device($0, keeping(match.with(.gather(.fixed(1), .set(.deleted, true))))) }
      ),
      (
        "scorekeeping-result",
        {
          device($0, keeping(named.with(.gather(.fixed(1), .ended), at: .kickOff(plusMinutes: 10))))
            .after(milliseconds: 700_000)
        }
      ),
    ]
  }

  private static func device(
    _ speech: Speech, _ state: StoredState, isOnline: Bool = true
  ) -> TestDevice {
    TestDevice(
      speech, keeping: state, isOnline: isOnline, scoringLink: Link.toScore.secret)
  }

  private static func keeping(_ squad: Squad) -> StoredState {
    StoredState(
      preferences: Preferences(device: .fixed(7)),
      account: DeviceAccount(.scorekeeper(Link.toScore.secret), epoch: .fixed(1)),
      replica: Replica(confirmed: squad, sequence: 100))
  }

  /// What a scorekeeper sees of the squad.
  private static var match: Squad {
    let ten = Squad(of: Array(Squad.thirty.players.prefix(10).map(\.details)))
    let playing = ten.playing().scoring(2, 1).with(.clock(.fixed(1), nil, .started))
    return Scope.link(.gather(.fixed(1)), .score).view(of: playing)
  }

  private static var named: Squad {
    guard let name = try? ShortText("민") else { return match }
    return match.with(
      .sharing(.fixed(1), .scorekeeperNamed(Scorekeeper(id: .fixed(7), name: name))))
  }

  private static func refused(_ device: TestDevice) -> TestDevice {
    device.with(.server(.syncFailed(.link(Link.toScore.secret), .notLoggedIn)))
  }
}
