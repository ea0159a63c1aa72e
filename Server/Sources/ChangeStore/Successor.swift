public import Domain

/// Storage that a server serves.
public typealias ServedStore = ChangeLog & AccountStore & AttemptStore & Announcer & Successive

/// Storage in whose place another may come while it is served.
public protocol Successive: Sendable {
  /// Waits until the storage went back to an earlier state, or was left for another epoch by another server, and
  /// opens it again; from then on this one throws `StorageError.unreachable`.
  ///
  /// Where that cannot happen, it only waits.
  /// - Returns: The storage in its place; `nil` when the task was cancelled.
  func successor(orBegin new: Epoch.ID) async -> Successor?
}

extension Successive {
  /// Waits until the task is cancelled, as storage does that has no successor.
  public func noSuccessor() async -> Successor? {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(24 * 60 * 60)) }
    return nil
  }
}

/// Storage that came in the place of another, and its epoch.
public struct Successor: Sendable {
  /// The storage.
  public let store: any ServedStore
  /// The epoch, in which it is served.
  public let epoch: Epoch.ID

  /// Creates a successor.
  public init(store: any ServedStore, epoch: Epoch.ID) {
    self.store = store
    self.epoch = epoch
  }
}
