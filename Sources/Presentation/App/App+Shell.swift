import Domain
import Texts

extension App {
  mutating func handle(_ event: ShellEvent, in moment: Moment) {
    if case .opening = screen { return }
    switch event {
    case .linkTapped(let target):
      if isScorekeeper, let status { return notify(texts.status(status)) }
      guard reachable(target) != destination else { return }
      run([.open(target)], in: moment)
    case .plain(.backTapped):
      guard hasWayBack else { return }
      run([.goBack(to: destination.above)], in: moment)
    case .plain(.undoTapped): undo(in: moment)
    case .plain(.toastTouched): keepToast()
    case .plain(.noticeDismissed): dismissBanner()
    case .plain(.reloadTapped): send(.reload)
    case .plain(.textDismissed): textToSelect = nil
    }
  }

  /// Shows the toast as long as a new one: who touches it has not answered yet.
  private mutating func keepToast() {
    toast?.expiresAt = now.advanced(byMilliseconds: Toast.lifetimeMilliseconds)
  }

  private mutating func undo(in moment: Moment) {
    guard let undo = toast?.undo else { return }
    toast = nil
    switch undo.action {
    case .record(let changes):
      let madeAt = undo.madeAt ?? moment.now
      record(changes.map { (change: $0, madeAt: madeAt) }, in: moment)
    case .keepLineUp(let lineUp): run([.keepLineUp(lineUp)], in: moment)
    }
  }

  /// Refused changes come after the other banners; dismissing one forgets it.
  private mutating func dismissBanner() {
    if !banners.isEmpty {
      banners.removeFirst()
    } else if let rejected = replica.rejected.first {
      replica.dismissRejection(rejected.change.id)
      send(.store([.rejections(replica.rejected)]))
    }
  }

  mutating func show(_ banner: Banner) {
    if !banners.contains(banner) { banners.append(banner) }
  }
}
