/// How long the app waits for the server and for the device's disk, in milliseconds.
enum Patience {
  /// A response begins within this time, as long as nothing speaks against the connection.
  static let usual: Int64 = 30_000

  /// A response begins within this time while the connection may be dead.
  ///
  /// A browser keeps up to six connections to a server, and after a death without a word each request
  /// may be sent over another dead one. Dropping it closes that connection. So the first six requests
  /// are dropped soon, and the next wait longer and longer, because the network may only be slow.
  static func inDoubt(after unanswered: Int) -> Int64 {
    let doublings = max(0, unanswered - 5)
    return min(60, 3 << Int64(min(doublings, 5))) * 1_000
  }

  /// The pause after something failed: 2 s after the first time, twice as long after each further one,
  /// at most a minute.
  static func pause(after failures: Int) -> Int64 {
    min(60, 2 << Int64(min(failures, 5))) * 1_000
  }
}
