import Domain

/// What became of a database whose server was restarted or replaced under running servers.
public enum Takeover: Hashable, Sendable {
  /// All that any running server had confirmed is there, so that nothing changes.
  case kept
  /// Something that this server had confirmed is missing, so that another epoch begins.
  case lost
  /// Another epoch began, because another server found something missing.
  case followed
  /// The server that was replaced came back; it is not used.
  case refused
}

/// The epoch that a pool's connections serve.
struct ServedEpoch: Sendable {
  enum Phase: Hashable {
    case steady
    /// A connection leads to a server that was restarted or took over, and what it lacks is being found out.
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
  /// What the row of the epoch tells a server that has found everything it confirmed.
  enum Agreement: Hashable {
    /// Other servers may yet find something missing.
    case waiting
    /// The epoch may continue here.
    case reached
    /// Another server continued the epoch here.
    case kept
    /// Another server found something missing.
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
