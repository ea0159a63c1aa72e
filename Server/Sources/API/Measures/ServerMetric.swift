/// The names of what a server records about itself through swift-metrics.
public enum ServerMetric: String, CaseIterable, Sendable {
  /// Requests, by route, method and status.
  case requests = "gather_http_requests_total"
  /// The time until a response is ready to be sent, by route and method.
  case requestDuration = "gather_http_request_duration_seconds"
  /// How many requests share a transaction of their squad.
  case commitRequests = "gather_squad_commit_requests"
  /// Work that failed because of storage, by the kind of error.
  case storageErrors = "gather_storage_errors_total"
  /// Requests of devices that know another log than the server has.
  case otherLogs = "gather_other_logs_total"
  /// The live streams that are open, by who watches.
  case liveStreams = "gather_live_streams"
  /// Passwords that wait for a thread.
  case waitingPasswords = "gather_password_hashing_waiting"
  /// The time that a password waited for a thread.
  case passwordWait = "gather_password_hashing_wait_seconds"
  /// The time that hashing a password took.
  case passwordHashing = "gather_password_hashing_duration_seconds"
  /// The squads in memory.
  case loadedSquads = "gather_loaded_squads"
  /// The memory of these squads, roughly.
  case loadedSquadBytes = "gather_loaded_squads_bytes"
  /// The bytes that are kept for accounts without a name.
  case unnamedBytes = "gather_unnamed_accounts_bytes"

  /// What the metric means, in a sentence for the server's operator.
  public var help: String {
    switch self {
    case .requests: "Requests that were answered, by route, method and status."
    case .requestDuration: "Time until a response was ready to be sent; of a stream, its start."
    case .commitRequests: "Requests that shared one transaction of their squad."
    case .storageErrors: "Requests and background work that failed because of storage, by kind."
    case .otherLogs:
      "Requests of devices that know changes which this server lost, as after its data was put back."
    case .liveStreams: "Live streams that are open: of squads, scorekeepers and followers."
    case .waitingPasswords: "Passwords that wait for a thread that hashes them."
    case .passwordWait: "Time that a password waited for a thread that hashes it."
    case .passwordHashing: "Time that hashing a password took."
    case .loadedSquads: "Squads in memory, or being read into it."
    case .unnamedBytes:
      "Bytes kept for accounts without a name together, when one of them last wrote."
    case .loadedSquadBytes: "Memory that these squads take, roughly."
    }
  }
}
