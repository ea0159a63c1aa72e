import Domain
import Presentation
import TestSupport
import Testing
import Texts

/// No sentence about the server promises what the state of the device cannot deliver.
@Suite("What is said about the server, in every state")
struct StandingTests {
  /// The states of a device towards the server.
  enum State: CaseIterable {
    case noAccount, noAccountOffline, noCookies, withoutHTTPS, registrationClosed
    case unnamed, unnamedOffline, named, namedOffline, expired
  }

  /// What is said in a state.
  private struct Said: Equatable {
    /// The sentence in the settings.
    let settings: Sentence
    /// What stands above the kinds of link.
    let share: Share
    /// Whether a link can be asked for.
    let isPossible: Bool
  }

  private enum Sentence: Equatable { case onThisDevice, withoutName, loggedIn, expired }
  private enum Share: Equatable { case whereItGoes, problem(ShareProblem), nothing }

  private func said(in state: State) -> Said {
    switch state {
    case .noAccount: Said(settings: .onThisDevice, share: .whereItGoes, isPossible: true)
    // The server has not been asked yet, so nothing is known of it.
    case .registrationClosed:
      Said(settings: .onThisDevice, share: .whereItGoes, isPossible: true)
    case .noAccountOffline:
      Said(settings: .onThisDevice, share: .problem(.offline), isPossible: false)
    case .noCookies:
      Said(settings: .onThisDevice, share: .problem(.unfitBrowser), isPossible: false)
    case .withoutHTTPS:
      Said(settings: .onThisDevice, share: .problem(.insecureAddress), isPossible: false)
    case .unnamed: Said(settings: .withoutName, share: .nothing, isPossible: true)
    case .unnamedOffline:
      Said(settings: .withoutName, share: .problem(.offline), isPossible: false)
    case .named: Said(settings: .loggedIn, share: .nothing, isPossible: true)
    case .namedOffline: Said(settings: .loggedIn, share: .problem(.offline), isPossible: false)
    case .expired: Said(settings: .expired, share: .problem(.loginNeeded), isPossible: false)
    }
  }

  private func device(in state: State) throws -> TestApp {
    let account: DeviceAccount? =
      switch state {
      case .noAccount, .noAccountOffline, .noCookies, .withoutHTTPS, .registrationClosed: nil
      case .unnamed, .unnamedOffline:
        DeviceAccount(id: .fixed(1), squad: .fixed(1), username: nil)
      case .named, .namedOffline: .zoe
      case .expired:
        DeviceAccount(id: .fixed(1), squad: .fixed(1), username: "Zoe", isExpired: true)
      }
    var device = TestApp(
      keeping: StoredState(account: account), keepsCookies: state != .noCookies,
      origin: state == .withoutHTTPS ? "http://192.0.2.1:8080" : "https://gather.example")
    if state == .withoutHTTPS {
      device.send(.server(.secureAddressTold("https://gather.example")))
    }
    device.add(["Ann", "Ben"])
    try device.startGather()
    switch state {
    case .noAccountOffline, .unnamedOffline, .namedOffline: device.loseNetwork()
    default: break
    }
    return device
  }

  @Test(arguments: State.allCases)
  func `it is true`(state: State) throws {
    // Given
    var device = try device(in: state)
    let expected = said(in: state)
    let texts = device.app.texts
    // When
    device.tap(.match(.link(.shareOpened)))
    // Then
    let sheet = try #require(device.shareSheet)
    switch expected.share {
    case .whereItGoes:
      #expect(sheet.note?.contains("also kept on gather.example") == true)
      #expect(sheet.problem == nil)
    case .problem(let problem):
      #expect(sheet.problem == texts.shareProblem(problem))
      #expect(sheet.note == nil)
    case .nothing:
      #expect(sheet.problem == nil)
      #expect(sheet.note == nil)
    }
    #expect(sheet.ways.allSatisfy { $0.isPossible == expected.isPossible })
    // When
    device.tap(.match(.sheetDismissed))
    device.open(.settings)
    // Then
    guard case .settings(let model) = device.app.screen else { throw NothingAsked() }
    let sentence =
      switch expected.settings {
      case .onThisDevice: texts.noAccount
      case .withoutName: texts.savedWithoutName
      case .loggedIn: texts.loggedInAs("Zoe")
      case .expired: texts.sessionExpired("Zoe")
      }
    #expect(model.accountText == sentence)
  }

  @Test func `a server that takes no groups leads to the login, and no link stays`() throws {
    var server = TestServer()
    server.refusal = .registrationClosed
    var device = try device(in: .registrationClosed)
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    guard case .needsLogin = device.linkSheet?.content else { throw NothingAsked() }
    device.tap(.match(.link(.loginTapped)))
    #expect(device.app.destination == .login)
  }

  @Test func `another account's unsaved changes are said before a login`() throws {
    var device = try device(in: .named)
    device.open(.login)
    device.type(username: "Max", password: "a long secret")
    device.tap(.login(.loginTapped))
    guard case .login(let model) = device.app.screen else { throw NothingAsked() }
    #expect(model.errorText?.contains("by Zoe that") == true)
  }
}
