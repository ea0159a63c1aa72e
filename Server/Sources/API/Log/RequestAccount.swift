import Domain
import Synchronization

/// The account that a request turned out to belong to, for the log.
final class RequestAccount: Sendable {
  private let known = Mutex<Account.ID?>(nil)

  var id: Account.ID? {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }
}
