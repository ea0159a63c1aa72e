import Presentation
package import Wire

extension [DeviceSession] {
  /// Reads the server's list of sessions.
  /// - Throws: `WireError` when it has another form.
  package init(json bytes: [UInt8]) throws(WireError) {
    self = []
    for fields in try Fields.list(bytes) {
      append(
        DeviceSession(
          id: try fields.id("id"), device: try fields.textIfPresent("device") ?? "",
          lastUsedAt: try fields.iso8601("lastUsedAt"), isCurrent: try fields.truth("isCurrent")))
    }
  }
}
