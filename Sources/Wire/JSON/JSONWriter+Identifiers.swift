package import Domain

extension JSONWriter {
  /// Writes a member that is an identifier.
  package mutating func id<Subject>(_ name: StaticString, _ id: Identifier<Subject>) {
    rawID(name, id.raw)
  }

  /// Writes a member that is an identifier, or nothing for `nil`.
  package mutating func id<Subject>(_ name: StaticString, ifPresent id: Identifier<Subject>?) {
    if let id { rawID(name, id.raw) }
  }

  // Not generic, so that it is compiled once.
  @inline(never)
  private mutating func rawID(_ name: StaticString, _ id: RawIdentifier) {
    string(name, id.uuidString)
  }
}
