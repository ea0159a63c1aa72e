package import Browser

/// Records that stay on the device; what cannot be kept there is lost when the page goes.
package final class DeviceStorage {
  private let host: Host
  private var waiting: [([KeyValue]) -> Void] = []
  private var lastToken: Int32 = 0

  /// Makes a storage that nobody has asked for anything yet.
  package init(host: Host) {
    self.host = host
  }

  /// Keeps records in place of those with the same keys.
  package func store(_ records: [KeyValue]) {
    lastToken &+= 1
    host.store(records, token: lastToken)
  }

  /// Reads all that is kept; nothing when the device keeps nothing.
  package func load(_ completion: @escaping ([KeyValue]) -> Void) {
    waiting.append(completion)
    host.load()
  }

  func loaded(_ records: [KeyValue]) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst()(records)
  }
}
