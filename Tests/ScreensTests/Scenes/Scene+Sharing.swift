import Domain
import Presentation
import TestSupport
import Texts

// Sharing, the account without a name, and getting into one by a code.
extension Scene {
  static var sharingStates: [State] {
    shareStates + unnamedStates + joinStates
  }

  private static var shareStates: [State] {
    [
      ("share-first", { playing($0).with(.match(.link(.shareOpened))) }),
      (
        "share-offline", { playing($0).with(.device(.offline), .match(.link(.shareOpened))) }
      ),
      (
        "share-result",
        {
          TestDevice($0, keeping: .loggedIn(match.with(.gather(.fixed(1), .ended))))
            .at(.pastGather(.fixed(1))).with(.match(.link(.shareOpened)))
        }
      ),
      ("text-to-select", { playing($0).with(.device(.notCopied("2-1\n1. 유나"))) }),
      (
        "without-https",
        {
          TestDevice($0, origin: "http://192.0.2.1:8080").at(.login)
            .with(.server(.secureAddressTold("https://gather.example")))
        }
      ),
      (
        "name-offer",
        {
          TestDevice(
            $0,
            keeping: .unnamed(
              Squad.two.playing(1).with(.gather(.fixed(1), .ended))
                .playing(2).with(.gather(.fixed(2), .ended))))
        }
      ),
      ("link-waiting", { playing($0).with(.match(.link(.opened))) }),
      ("link-code", { refused($0, .codeNeeded) }),
      ("link-closed", { refused($0, .registrationClosed) }),
      ("link-throttled", { refused($0, .throttled) }),
      (
        "link-large",
        {
          TestDevice($0, keeping: .unnamed(match)).at(.gather(.fixed(1)))
            .with(
              .match(.link(.opened)), .server(.syncFailed(.squad(.fixed(1)), .squadFull)))
        }
      ),
      ("link-follow", { linked($0).with(.match(.link(.opened))) }),
      (
        "link-follow-code", { linked($0).with(.match(.link(.opened)), .match(.link(.codeTapped))) }
      ),
      (
        "link-copied", { linked($0).with(.match(.link(.opened)), .device(.copied)) }
      ),
      ("link-score", { linked($0).with(.match(.link(.scoringOpened))) }),
    ]
  }

  private static var unnamedStates: [State] {
    [
      ("settings-unnamed", { TestDevice($0, keeping: .unnamed(.two)).at(.settings) }),
      ("account-unnamed", { unnamed($0, nil).with(.sessionsOfUnnamed) }),
      (
        "account-unnamed-alone", { unnamed($0, nil).with(.server(.sessionsListed([.here]))) }
      ),
      (
        "account-unnamed-delete",
        {
          unnamed($0, nil).with(.server(.sessionsListed([.here])), .account(.deleteTapped))
        }
      ),
      (
        "account-too-new",
        {
          unnamed($0, .name).with(
            .sessionsOfUnnamed, .account(.usernameTyped, "ann"),
            .account(.newTyped, "battery staple"), .account(.nameSubmitted),
            .server(.accountTaskFailed(.giveName, .tooNew)))
        }
      ),
      (
        "account-phone",
        {
          unnamed($0, .phone).with(
            .sessionsOfUnnamed,
            .server(.joinCodeMade(.example, expiresAt: .kickOff(plusMinutes: 10))))
        }
      ),
      (
        "account-phone-joined",
        {
          unnamed($0, .phone).with(
            .server(.sessionsListed([.here])),
            .server(.joinCodeMade(.example, expiresAt: .kickOff(plusMinutes: 10))),
            .sessionsOfUnnamed)
        }
      ),
      ("account-recovery", { unnamed($0, .recovery).with(.sessionsOfUnnamed) }),
      (
        "account-recovery-made",
        {
          unnamed($0, .recovery).with(
            .sessionsOfUnnamed, .account(.recoveryMade), .server(.recoveryCodeMade(.example)))
        }
      ),
    ]
  }

  private static var joinStates: [State] {
    [
      ("join", { TestDevice($0).at(.join(.phone(nil))) }),
      ("join-recovery", { TestDevice($0).at(.join(.recovery)) }),
      (
        "join-mistyped",
        {
          TestDevice($0).at(.join(.phone(nil)))
            .with(.join(.codeTyped, "ABCDE"), .join(.codeSubmitted))
        }
      ),
      ("join-offer", { offered($0, TestDevice($0)) }),
      (
        "join-own-data", { offered($0, TestDevice($0, keeping: .keeping(.two))) }
      ),
      (
        "login-own-data",
        {
          TestDevice($0, keeping: .keeping(.two)).at(.login)
            .with(
              .login(.usernameTyped, "ann"), .login(.passwordTyped, "battery staple"),
              .login(.loginTapped))
        }
      ),
      ("players-recalling", { TestDevice($0, wasHere: true) }),
    ]
  }

  private static var match: Squad { Squad.two.playing().with(.clock(.fixed(1), nil, .started)) }

  private static func playing(_ speech: Speech) -> TestDevice {
    TestDevice(speech, keeping: .keeping(match)).at(.gather(.fixed(1)))
  }

  private static func refused(_ speech: Speech, _ problem: ShareProblem) -> TestDevice {
    var generator = SplitMix64(seed: 3)
    let key = RecoveryKey.random(using: &generator)
    return playing(speech).with(
      .match(.link(.opened)), .server(.keyAnswered(key, .refused(problem))))
  }

  /// The server knows both links.
  private static func linked(_ speech: Speech) -> TestDevice {
    let squad = match.with(.sharing(.fixed(1), .linkMade(.toFollow))).with(
      .sharing(.fixed(1), .linkMade(.toScore)))
    return TestDevice(speech, keeping: .unnamed(squad)).at(.gather(.fixed(1)))
  }

  private static func unnamed(_ speech: Speech, _ part: AccountPart?) -> TestDevice {
    TestDevice(speech, keeping: .unnamed(.two)).at(.account(part))
  }

  private static func offered(_ speech: Speech, _ device: TestDevice) -> TestDevice {
    device.at(.join(.phone(.example)))
      .with(.server(.joinPreviewed(JoinOffer(playerCount: 14, username: nil))))
  }
}

extension StoredState {
  /// A device whose squad is also on the server, in an account without a name.
  static func unnamed(_ squad: Squad) -> Self {
    var generator = SplitMix64(seed: 3)
    return Self(
      account: DeviceAccount(
        id: .fixed(1), squad: .fixed(1), username: nil, epoch: .fixed(1)),
      recoveryKey: .random(using: &generator),
      replica: Replica(confirmed: squad, sequence: 100))
  }
}

extension DeviceSession {
  fileprivate static let here = Self(
    id: .fixed(1), device: "Chrome · Android", lastUsedAt: .kickOff, isCurrent: true)
}

extension Event {
  fileprivate static let sessionsOfUnnamed = Event.server(
    .sessionsListed([
      .here,
      DeviceSession(
        id: .fixed(2), device: "Safari · iPad", lastUsedAt: .kickOff(plusMinutes: -90),
        isCurrent: false),
    ]))
}
