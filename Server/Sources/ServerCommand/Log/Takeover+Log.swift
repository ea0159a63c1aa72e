import ChangeStore
import Logging

extension Takeover {
  var logLevel: Logger.Level {
    switch self {
    case .kept: .notice
    case .lost, .followed, .refused: .warning
    }
  }

  /// What the operator is told.
  var logText: String {
    switch self {
    case .kept:
      "Another PostgreSQL server took over; it has everything that was confirmed, so the epoch continues"
    case .lost:
      """
      Another PostgreSQL server took over; it lacks something that was confirmed here, so a new epoch \
      begins, users log in again and devices send what is missing
      """
    case .followed:
      """
      A new epoch began, because the database lacks something that was confirmed by another server; \
      users log in again and devices send what is missing
      """
    case .refused:
      "The PostgreSQL server that was replaced takes connections again; nothing is read or stored there"
    }
  }
}
