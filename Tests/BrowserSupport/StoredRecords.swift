package import Browser
import Wire

/// The records in a browser's storage: what `Web/disk.js` does with those of a write.
package struct StoredRecords: Equatable {
  package private(set) var values: [String: [UInt8]] = [:]

  package init() {}

  package var all: [KeyValue] {
    values.sorted { $0.key < $1.key }.map { KeyValue(key: $0.key, value: $0.value) }
  }

  /// Writes all records or none; returns `false` when one is not as the write expects it.
  @discardableResult
  package mutating func write(_ records: [KeyValue]) -> Bool {
    var next = values
    for record in records {
      let key = String(record.key.dropFirst())
      switch record.key.first {
      case "=":
        guard next[key] == record.value else { return false }
      case "+": next[key] = Self.merged(next[key], record.value)
      default: Self.write(record, to: &next)
      }
    }
    values = next
    return true
  }

  private static func write(_ record: KeyValue, to values: inout [String: [UInt8]]) {
    if let value = record.value {
      values[record.key] = value
    } else if record.key.hasSuffix("/") {
      values = values.filter { !$0.key.hasPrefix(record.key) }
    } else {
      values[record.key] = nil
    }
  }

  private static func merged(_ old: [UInt8]?, _ new: [UInt8]?) -> [UInt8] {
    var members = members(old)
    for member in Self.members(new) {
      if let place = members.firstIndex(where: { $0.name == member.name }) {
        members[place] = member
      } else {
        members.append(member)
      }
    }
    return JSONWriter.write { $0.value(.object(members)) }
  }

  private static func members(_ bytes: [UInt8]?) -> [JSON.Member] {
    guard let bytes, case .object(let members)? = try? JSON(bytes) else { return [] }
    return members
  }
}
