import ChangeStore
import Metrics

/// What a server records about itself, made once so that nothing is looked up by name later.
struct ServerMetrics: Sendable {
  let requests: RequestMetrics
  let commitRequests: Recorder
  let squadStreams: Meter
  let scorekeeperStreams: Meter
  let followerStreams: Meter
  let waitingPasswords: Meter
  let passwordWait: Timer
  let passwordHashing: Timer
  let loadedSquads: Meter
  let loadedSquadBytes: Meter
  let unnamedBytes: Meter
  let otherLogs: Counter
  private let storageErrors: [StorageErrorKind: Counter]

  init(_ factory: any MetricsFactory) {
    func meter(_ metric: ServerMetric, _ dimensions: (String, String)...) -> Meter {
      Meter(label: metric.rawValue, dimensions: dimensions, factory: factory)
    }
    func timer(_ metric: ServerMetric) -> Timer {
      Timer(label: metric.rawValue, factory: factory)
    }
    requests = RequestMetrics(factory)
    commitRequests = Recorder(label: ServerMetric.commitRequests.rawValue, factory: factory)
    squadStreams = meter(.liveStreams, ("kind", "squad"))
    scorekeeperStreams = meter(.liveStreams, ("kind", "scorekeeper"))
    followerStreams = meter(.liveStreams, ("kind", "follower"))
    waitingPasswords = meter(.waitingPasswords)
    passwordWait = timer(.passwordWait)
    passwordHashing = timer(.passwordHashing)
    loadedSquads = meter(.loadedSquads)
    loadedSquadBytes = meter(.loadedSquadBytes)
    unnamedBytes = meter(.unnamedBytes)
    otherLogs = Counter(label: ServerMetric.otherLogs.rawValue, factory: factory)
    // All from the start, so that the first error is seen as a change from 0.
    let errors = StorageErrorKind.allCases.map { kind in
      let dimensions = [("kind", kind.rawValue)]
      let label = ServerMetric.storageErrors.rawValue
      return (kind, Counter(label: label, dimensions: dimensions, factory: factory))
    }
    storageErrors = Dictionary(uniqueKeysWithValues: errors)
  }

  /// Records nothing.
  static let none = ServerMetrics(NOOPMetricsHandler.instance)

  /// The live streams of readers like one.
  func streams(of reader: LogReader) -> Meter {
    switch reader {
    case .account: squadStreams
    case .link: scorekeeperStreams
    }
  }

  /// Counts an error when it is one of storage.
  func count(_ error: any Error) {
    let stored: StorageError? =
      switch error {
      case APIError.storage(let error), AppendError.storage(let error): error
      default: error as? StorageError
      }
    if let stored { storageErrors[StorageErrorKind(stored)]?.increment() }
  }
}

/// The cases of `StorageError` without what they carry, whose values have no bound.
private enum StorageErrorKind: String, CaseIterable {
  case full, inaccessible, unreachable, moved, corrupt, contradiction, other
  case newerVersion = "newer_version"
  case inUse = "in_use"
  case unfitServer = "unfit_server"

  init(_ error: StorageError) {
    self =
      switch error {
      case .full: .full
      case .inaccessible: .inaccessible
      case .unreachable: .unreachable
      case .server(.notConnected), .server(.noAnswer), .server(.noFreeConnection): .unreachable
      case .server: .unfitServer
      case .moved: .moved
      case .corrupt: .corrupt
      case .newerVersion: .newerVersion
      case .inUse: .inUse
      case .contradiction: .contradiction
      case .other: .other
      }
  }
}
