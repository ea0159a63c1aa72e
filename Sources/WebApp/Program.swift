import Browser
import Client
import Domain
import Presentation
import Screens

/// The client in the browser: gives events to the app, performs its effects, shows what it is.
final class Program {
  let host: Host
  var app: App?
  var disk = Disk()
  /// Calls to the server that wait for their responses.
  var calls: [Int32: ServerCall] = [:]
  var lastCall: Int32 = 0
  private var patcher = Patcher()
  private var surface: BrowserWindow
  /// What waits until the disk knows what was done.
  private var held: [Effect] = []

  init(host: Host) {
    self.host = host
    surface = BrowserWindow(host: host)
  }

  /// Listens to the browser from now on.
  func run() {
    host.listen { event in
      self.receive(event)
      guard !self.disk.isWriting else { return }
      self.tellOthers()
      self.show()
    }
  }

  /// Gives an event to the app, and performs what the app asks for.
  func handle(_ event: Event) {
    guard let effects = app?.handle(event, in: moment) else { return }
    for effect in effects {
      if effect.concernsOthers { held.append(effect) } else { perform(effect) }
    }
  }

  var moment: Moment {
    let host = host
    return Moment(now: Instant(clamping: Int64(host.now())), randomBits: { host.random() })
  }

  /// What was done is on the disk before other windows hear of it: they read it there.
  private func tellOthers() {
    let effects = held
    held = []
    for effect in effects { perform(effect) }
  }

  /// What was done is on the disk before the screen says so.
  private func show() {
    guard let app else { return }
    patcher.show(page(app), on: host)
    surface.show(app, now: moment.now)
  }
}

extension Effect {
  /// Whether other windows come to know by it that something was done here.
  fileprivate var concernsOthers: Bool {
    switch self {
    case .tellOtherWindows, .call(.logOut): true
    default: false
    }
  }
}
