import Domain

/// What became of a database whose server was restarted or replaced under running servers.
public enum Takeover: Hashable, Sendable {
  /// All that any running server had confirmed is there, so that nothing changes.
  case kept
  /// Something that this server had confirmed is missing, so that another epoch begins.
  case lost
  /// Another epoch began, because another server misses something.
  case followed
  /// The server that was replaced came back; it is not used.
  case refused
}

/// The epoch that a pool's connections serve.
struct ServedEpoch: Sendable {
  enum Phase: Hashable {
    case steady
    /// A connection leads to a server that was restarted or took over, and it is being found out what it lacks.
    case settling
    /// Another epoch began; this one is never served again.
    case over
  }

  let server: Server.ID
  let id: Epoch.ID
  var home: Home
  var phase = Phase.steady
  var confirmed = Confirmed()
  /// What was reported last.
  var takeover: Takeover?
}

extension ServedEpoch {
  /// What a server knows that confirmed everything to be there, and looks at the row of the epoch.
  enum Agreement: Hashable {
    /// Other servers may still miss something.
    case waiting
    /// The epoch may go on here.
    case reached
    /// Another server let the epoch go on here.
    case kept
    /// Another server misses something.
    case lost
  }

  /// What follows from the row of the epoch for this server.
  func agreement(
    of row: (id: Epoch.ID?, home: String), at home: Home, areAllAgreed: Bool
  ) -> Agreement {
    if row.id != id || row.home.isEmpty { return .lost }
    if row.home == home.name { return .kept }
    return areAllAgreed ? .reached : .waiting
  }
}
