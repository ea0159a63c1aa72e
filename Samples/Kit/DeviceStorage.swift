package import Browser

/// Stores records on the device; without storage there, they are lost when the page closes.
package final class DeviceStorage {
  private let host: Host
  private var waiting: [([KeyValue]) -> Void] = []
  private var lastToken: Int32 = 0

  package init(host: Host) {
    self.host = host
  }

  /// Stores records, replacing those with the same keys.
  package func store(_ records: [KeyValue]) {
    lastToken &+= 1
    host.perform(.store(records, token: lastToken))
  }

  /// Reads all stored records; none when the browser cannot store any.
  package func load(_ completion: @escaping ([KeyValue]) -> Void) {
    waiting.append(completion)
    host.perform(.load(prefix: ""))
  }

  func loaded(_ records: [KeyValue]) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst()(records)
  }
}
