package import Domain

extension Fields {
  package func idIfPresent<Subject>(
    _ name: StaticString
  ) throws(WireError) -> Identifier<Subject>? {
    try rawIDIfPresent(name).map { Identifier($0) }
  }

  package func id<Subject>(_ name: StaticString) throws(WireError) -> Identifier<Subject> {
    Identifier(try rawID(name))
  }

  /// The ids of an array, each of which must be an id.
  package func ids<Subject>(_ name: StaticString) throws(WireError) -> [Identifier<Subject>] {
    try rawIDs(name).map { Identifier($0) }
  }

  // Not generic, so that they are compiled once.
  @inline(never)
  private func rawIDIfPresent(_ name: StaticString) throws(WireError) -> RawIdentifier? {
    guard let position = position(of: name) else { return nil }
    guard let id = json.rawID(at: position) else {
      throw .wrongType(
        field: name.description, expected: json.isString(at: position) ? .identifier : .text)
    }
    return id
  }

  @inline(never)
  func rawID(_ name: StaticString) throws(WireError) -> RawIdentifier {
    guard let id = try rawIDIfPresent(name) else { throw .missing(field: name.description) }
    return id
  }

  @inline(never)
  private func rawIDs(_ name: StaticString) throws(WireError) -> [RawIdentifier] {
    guard let position = position(of: name) else { throw .missing(field: name.description) }
    guard let elements = json.elements(at: position) else {
      throw .wrongType(field: name.description, expected: .array)
    }
    var ids: [RawIdentifier] = []
    for element in elements {
      guard let id = json.rawID(at: element) else {
        throw .wrongType(field: name.description, expected: .identifier)
      }
      ids.append(id)
    }
    return ids
  }

  @inline(never)
  package func instantIfPresent(_ name: StaticString) throws(WireError) -> Instant? {
    guard let milliseconds = try integerIfPresent(name) else { return nil }
    guard let instant = Instant(milliseconds: milliseconds) else {
      throw .outOfRange(field: name.description)
    }
    return instant
  }

  @inline(never)
  package func instant(_ name: StaticString) throws(WireError) -> Instant {
    guard let instant = try instantIfPresent(name) else { throw .missing(field: name.description) }
    return instant
  }
}
