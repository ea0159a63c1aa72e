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
    case .plain(.toastTouched): notices.keepToast(at: now)
    case .plain(.noticeDismissed): dismissBanner()
    case .plain(.keepMineTapped): keepMine(in: moment)
    case .plain(.reloadTapped): send(.reload)
    case .input(.groupNameTyped, let text): nameGroup(text, in: moment)
    case .plain(.groupNameDeclined): stopAskingForGroupName()
    case .plain(.textDismissed): notices.textToSelect = nil
    }
  }

  /// Says again what the user said for a person who answered later.
  private mutating func keepMine(in moment: Moment) {
    guard case .answeredMeanwhile(let overtaken)? = notices.banners.first else { return }
    dismissBanner()
    record([(change: overtaken.own, madeAt: moment.now)], in: moment)
  }

  private mutating func undo(in moment: Moment) {
    guard let undo = notices.takeUndo() else { return }
    switch undo.action {
    case .record(let changes):
      let madeAt = undo.madeAt ?? moment.now
      record(changes.map { (change: $0, madeAt: madeAt) }, in: moment)
    case .keepLineUp(let lineUp): run([.keepLineUp(lineUp)], in: moment)
    }
  }

  /// Refused changes come after the other banners; dismissing one forgets it.
  private mutating func dismissBanner() {
    guard !notices.dismissBanner(), let rejected = replica.rejected.first else { return }
    replica.dismissRejection(rejected.change.id)
    send(.store([.rejections(replica.rejected)]))
  }

  mutating func show(_ banner: Banner) { notices.show(banner) }
}
