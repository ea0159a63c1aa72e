/// An array whose elements are found by id in constant time and are never removed.
public struct IdentifiedArray<Element: Identifiable> where Element.ID == Identifier<Element> {
  /// The elements in the order in which they were appended.
  public private(set) var elements: [Element] = []
  private var positions: [RawIdentifier: Int] = [:]

  /// Creates an empty array.
  public init() {}

  /// Creates an array of elements; `nil` when an id is repeated.
  init?(_ elements: [Element]) {
    self.elements = elements
    // A table that grows computes the hash of each of its ids again.
    positions.reserveCapacity(elements.count)
    for position in elements.indices {
      let former = positions.updateValue(position, forKey: elements[position].id.raw)
      guard former == nil else { return nil }
    }
  }

  /// The element with an id; `nil` when there is none.
  ///
  /// NB: Never inlined, because copying an element takes much code.
  public subscript(id: Element.ID) -> Element? {
    @inline(never) get { position(of: id).map { elements[$0] } }
  }

  func position(of id: Element.ID) -> Int? {
    // Most changes concern the gather that was started last, and computing a hash takes long.
    if let last = elements.indices.last, elements[last].id.raw == id.raw { return last }
    return positions[id.raw]
  }

  func contains(_ id: Element.ID) -> Bool { position(of: id) != nil }

  /// Appends an element whose id is not in the array.
  mutating func append(_ element: Element) {
    positions[element.id.raw] = elements.count
    elements.append(element)
  }

  /// Changes an element in place; `body` must not change its id.
  mutating func update(at position: Int, _ body: (inout Element) -> Void) {
    body(&elements[position])
  }
}

extension IdentifiedArray: Sendable where Element: Sendable {}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Compares the elements and their order.
  public static func == (left: Self, right: Self) -> Bool {
    left.elements == right.elements
  }
}
