package import Domain

/// Reads the members of a JSON object; errors name the field that is wrong.
///
/// A member whose value is `null` counts as missing.
///
/// NB: Never inlined, because the client reads some hundred members.
package struct Fields {
  let json: JSONText
  private let object: Int
  package let provenance: Provenance

  @inline(never)
  private init(
    _ text: JSONText, at position: Int, of field: StaticString, _ provenance: Provenance
  ) throws(WireError) {
    guard text.kind(at: position) == .object else {
      throw .notAnObject(field: field.description)
    }
    json = text
    object = position
    self.provenance = provenance
  }

  package init(
    _ json: JSONElement, of field: StaticString = "", _ provenance: Provenance = .submitted
  ) throws(WireError) {
    try self.init(json.text, at: json.position, of: field, provenance)
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
    try self.init(text, at: 0, of: field, provenance)
  }

  /// Parses JSON text that must be an array of objects.
  package static func list(_ bytes: [UInt8]) throws(WireError) -> [Fields] {
    let text: JSONText
    do throws(JSONError) {
      text = try JSONText(bytes)
    } catch {
      throw .json(error)
    }
    guard let elements = text.elements(at: 0) else {
      throw .wrongType(field: "", expected: .array)
    }
    var list: [Fields] = []
    for element in elements { list.append(try Fields(text, at: element, of: "", .submitted)) }
    return list
  }

  /// An instant as `Instant.iso8601` writes it.
  package func iso8601(_ name: StaticString) throws(WireError) -> Instant {
    guard let instant = Instant(iso8601: try text(name)) else {
      throw .outOfRange(field: name.description)
    }
    return instant
  }

  package func value(_ name: StaticString) -> JSONElement? {
    position(of: name).map { JSONElement(text: json, position: $0) }
  }

  /// The position of a member's value; `nil` when it is missing.
  @inline(never)
  func position(of name: StaticString) -> Int? {
    guard let position = json.member(name, of: object), json.kind(at: position) != .null else {
      return nil
    }
    return position
  }

  @inline(never)
  private func require(_ name: StaticString) throws(WireError) -> Int {
    guard let position = position(of: name) else { throw .missing(field: name.description) }
    return position
  }

  @inline(never)
  package func textIfPresent(_ name: StaticString) throws(WireError) -> String? {
    guard let position = position(of: name) else { return nil }
    guard let text = json.string(at: position) else {
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
    guard let position = position(of: name) else { return nil }
    guard let integer = json.int64(at: position) else {
      throw .wrongType(field: name.description, expected: .integer)
    }
    return integer
  }

  @inline(never)
  package func integer(_ name: StaticString) throws(WireError) -> Int64 {
    guard let integer = try integerIfPresent(name) else { throw .missing(field: name.description) }
    return integer
  }

  /// A number with at most one decimal, in tenths.
  func tenths(_ name: StaticString) throws(WireError) -> Int {
    guard let tenths = json.tenths(at: try require(name)) else {
      throw .wrongType(field: name.description, expected: .number)
    }
    return tenths
  }

  func truthIfPresent(_ name: StaticString) throws(WireError) -> Bool? {
    position(of: name) == nil ? nil : try truth(name)
  }

  @inline(never)
  package func truth(_ name: StaticString) throws(WireError) -> Bool {
    guard let isTrue = try json.bool(at: require(name)) else {
      throw .wrongType(field: name.description, expected: .truth)
    }
    return isTrue
  }

  package func array(_ name: StaticString) throws(WireError) -> [JSONElement] {
    try elements(name).map { JSONElement(text: json, position: $0) }
  }

  /// The positions of the elements of a nested array.
  @inline(never)
  private func elements(_ name: StaticString) throws(WireError) -> [Int] {
    guard let elements = try json.elements(at: require(name)) else {
      throw .wrongType(field: name.description, expected: .array)
    }
    return elements
  }

  /// The members of a nested object, read with the same provenance.
  @inline(never)
  package func object(_ name: StaticString) throws(WireError) -> Fields {
    try Fields(json, at: require(name), of: name, provenance)
  }

  /// The values that `read` makes of the objects in a nested array, with the same provenance.
  package func objects<Value>(
    _ name: StaticString, _ read: (Fields) throws(WireError) -> Value
  ) throws(WireError) -> [Value] {
    let positions = try objects(name)
    var values: [Value] = []
    values.reserveCapacity(positions.count)
    for position in positions {
      values.append(try read(Fields(json, at: position, of: name, provenance)))
    }
    return values
  }

  /// The positions of the objects in a nested array, checked before the first is read.
  @inline(never)
  private func objects(_ name: StaticString) throws(WireError) -> [Int] {
    let positions = try elements(name)
    guard positions.allSatisfy({ json.kind(at: $0) == .object }) else {
      throw .notAnObject(field: name.description)
    }
    return positions
  }

  @inline(never)
  package func isTrue(_ name: StaticString) -> Bool {
    position(of: name).flatMap { json.bool(at: $0) } ?? false
  }
}
