import Domain
import Presentation
import TestSupport
import Testing

/// A match that its organiser shares by a scoring link, and the server that knows the link.
struct Organised {
  var server: TestServer
  var organiser: TestApp
  let gather: Gather.ID
  let secret: LinkSecret

  init() throws {
    server = TestServer()
    organiser = TestApp.loggedIn(to: &server)
    organiser.add(["Ann", "Ben", "Cem"])
    gather = try organiser.startGather()
    organiser.tap(.match(.link(.scoringOpened)))
    organiser.tap(.match(.sheetDismissed))
    organiser.sync(with: &server)
    let link = try #require(organiser.squad.gather(gather)?.sharing.links.first)
    secret = link.secret
  }

  /// A device on which the link was opened and a name was said.
  mutating func scorekeeper(_ name: String, number: UInt64 = 7) -> TestApp {
    var device = TestApp(number: number, now: organiser.now, scoringLink: secret)
    device.sync(with: &server)
    device.sayName(name)
    device.sync(with: &server)
    return device
  }

  mutating func turnLinkOff() {
    organiser.tap(.match(.link(.scoringOpened)))
    organiser.tap(.match(.link(.turnedOff)))
    organiser.sync(with: &server)
  }

  var score: String? { server[.zoe].gather(gather)?.currentGame.score.text }
}

extension TestApp {
  var scorekeeping: ScorekeepingViewModel {
    get throws {
      guard case .scorekeeping(let model) = app.screen else {
        throw WrongScreen(destination: app.destination)
      }
      return model
    }
  }

  mutating func sayName(_ name: String) {
    send(.scorekeeping(.nameTyped, name))
    send(.scorekeeping(.nameSubmitted))
  }
}
