package import Domain

/// Reads the members of a JSON object; errors name the field that is wrong.
///
/// A member whose value is `null` counts as missing.
///
/// NB: Never inlined, because the client reads some hundred members.
package struct Fields {
  private let object: JSONElement
  package let provenance: Provenance

  @inline(never)
  package init(
    _ json: JSONElement, of field: StaticString = "", _ provenance: Provenance = .submitted
  ) throws(WireError) {
    guard json.isObject else { throw .notAnObject(field: field.description) }
    object = json
    self.provenance = provenance
  }

  /// Parses JSON text that must be an object.
  package init(
    _ bytes: [UInt8], of field: StaticString = "", _ provenance: Provenance = .submitted
  ) throws(WireError) {
    let text: JSONText
    do throws(JSONError) {
      text = try JSONText(bytes)
    } catch {
      throw .json(error)
    }
    try self.init(text.root, of: field, provenance)
  }

  /// Parses JSON text that must be an array of objects.
  package static func list(_ bytes: [UInt8]) throws(WireError) -> [Fields] {
    let text: JSONText
    do throws(JSONError) {
      text = try JSONText(bytes)
    } catch {
      throw .json(error)
    }
    guard let elements = text.root.elements else {
      throw .wrongType(field: "", expected: .array)
    }
    var list: [Fields] = []
    for element in elements { list.append(try Fields(element)) }
    return list
  }

  /// An instant as `Instant.iso8601` writes it.
  package func iso8601(_ name: StaticString) throws(WireError) -> Instant {
    guard let instant = Instant(iso8601: try text(name)) else {
      throw .outOfRange(field: name.description)
    }
    return instant
  }

  @inline(never)
  package func value(_ name: StaticString) -> JSONElement? {
    guard let value = object[name], !value.isNull else { return nil }
    return value
  }

  @inline(never)
  package func require(_ name: StaticString) throws(WireError) -> JSONElement {
    guard let value = value(name) else { throw .missing(field: name.description) }
    return value
  }

  @inline(never)
  package func textIfPresent(_ name: StaticString) throws(WireError) -> String? {
    guard let value = value(name) else { return nil }
    guard let text = value.string else {
      throw .wrongType(field: name.description, expected: .text)
    }
    return text
  }

  @inline(never)
  package func text(_ name: StaticString) throws(WireError) -> String {
    guard let text = try textIfPresent(name) else { throw .missing(field: name.description) }
    return text
  }

  @inline(never)
  package func integerIfPresent(_ name: StaticString) throws(WireError) -> Int64? {
    guard let value = value(name) else { return nil }
    guard let integer = value.int64 else {
      throw .wrongType(field: name.description, expected: .integer)
    }
    return integer
  }

  @inline(never)
  package func integer(_ name: StaticString) throws(WireError) -> Int64 {
    guard let integer = try integerIfPresent(name) else { throw .missing(field: name.description) }
    return integer
  }

  @inline(never)
  package func truth(_ name: StaticString) throws(WireError) -> Bool {
    guard let isTrue = try require(name).bool else {
      throw .wrongType(field: name.description, expected: .truth)
    }
    return isTrue
  }

  @inline(never)
  package func array(_ name: StaticString) throws(WireError) -> [JSONElement] {
    guard let elements = try require(name).elements else {
      throw .wrongType(field: name.description, expected: .array)
    }
    return elements
  }

  /// The members of a nested object, read with the same provenance.
  @inline(never)
  package func object(_ name: StaticString) throws(WireError) -> Fields {
    try Fields(require(name), of: name, provenance)
  }

  /// The values that `read` makes of the objects in a nested array, with the same provenance.
  package func objects<Value>(
    _ name: StaticString, _ read: (Fields) throws(WireError) -> Value
  ) throws(WireError) -> [Value] {
    let objects = try objects(name)
    var values: [Value] = []
    values.reserveCapacity(objects.count)
    for object in objects { values.append(try read(Fields(object, of: name, provenance))) }
    return values
  }

  /// The objects in a nested array, checked before the first is read.
  @inline(never)
  private func objects(_ name: StaticString) throws(WireError) -> [JSONElement] {
    let elements = try array(name)
    guard elements.allSatisfy({ $0.isObject }) else { throw .notAnObject(field: name.description) }
    return elements
  }

  @inline(never)
  package func isTrue(_ name: StaticString) -> Bool {
    value(name)?.bool ?? false
  }
}

extension Fields {
  package func idIfPresent<Subject>(
    _ name: StaticString
  ) throws(WireError) -> Identifier<Subject>? {
    try rawIDIfPresent(name).map { Identifier(high: $0.high, low: $0.low) }
  }

  package func id<Subject>(_ name: StaticString) throws(WireError) -> Identifier<Subject> {
    let raw = try rawID(name)
    return Identifier(high: raw.high, low: raw.low)
  }

  // Not generic, so that they are compiled once.
  @inline(never)
  private func rawIDIfPresent(_ name: StaticString) throws(WireError) -> RawIdentifier? {
    guard let value = value(name) else { return nil }
    guard let id = value.rawID else {
      throw .wrongType(field: name.description, expected: value.isString ? .identifier : .text)
    }
    return id
  }

  @inline(never)
  private func rawID(_ name: StaticString) throws(WireError) -> RawIdentifier {
    guard let id = try rawIDIfPresent(name) else { throw .missing(field: name.description) }
    return id
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
