import Browser
import Client
import Domain
import Presentation
import Screens

/// The client in the browser: sends events to the app, performs its effects, shows its screen.
final class Program {
  let host: Host
  var app: App?
  var disk = Disk()
  /// The calls to the server that wait for their responses.
  var calls: [Int32: ServerCall] = [:]
  var lastCall: Int32 = 0
  private var patcher = Patcher()
  private var surface: BrowserWindow
  /// Effects that wait until all writes are on the disk.
  private var held: [Effect] = []

  init(host: Host) {
    self.host = host
    surface = BrowserWindow(host: host)
  }

  /// Starts listening to the browser.
  func run() {
    host.listen { event in
      self.receive(event)
      guard !self.disk.isWriting else { return }
      self.tellOthers()
      self.show()
    }
  }

  /// Sends an event to the app, and performs the effects.
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

  /// Performs the held effects; other windows read the disk, so the writes come first.
  private func tellOthers() {
    let effects = held
    held = []
    for effect in effects { perform(effect) }
  }

  /// Shows the page; called only when all writes are on the disk.
  private func show() {
    guard let app else { return }
    patcher.show(page(app), on: host)
    surface.show(app, now: moment.now)
  }
}

extension Effect {
  /// Whether the effect must wait for the disk, because it tells others what was done here.
  fileprivate var concernsOthers: Bool {
    switch self {
    case .tellOtherWindows, .call(.logOut): true
    default: false
    }
  }
}
