/// An array whose elements are found by id in constant time and are never removed.
public struct IdentifiedArray<Element: Identifiable> where Element.ID == Identifier<Element> {
  /// The elements in the order in which they were appended.
  public private(set) var elements: [Element] = []
  private var positions: [RawIdentifier: Int] = [:]

  /// Creates an empty array.
  public init() {}

  /// Makes room, because a table that grows computes the hash of each of its ids again.
  mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
    positions.reserveCapacity(count)
  }

  /// The element with an id; `nil` when there is none.
  ///
  /// NB: Never inlined, because copying an element takes much code.
  public subscript(id: Element.ID) -> Element? {
    @inline(never) get {
      guard let position = position(of: id) else { return nil }
      return elements[position]
    }
  }

  func position(of id: Element.ID) -> Int? { positions.position(of: id.raw) }

  func contains(_ id: Element.ID) -> Bool { position(of: id) != nil }

  /// Appends an element unless its id is already in the array; returns whether it was appended.
  @discardableResult
  mutating func append(_ element: Element) -> Bool {
    guard !contains(element.id) else { return false }
    positions[element.id.raw] = elements.count
    elements.append(element)
    return true
  }

  /// Changes an element in place; `body` must not change its id.
  mutating func update(at position: Int, _ body: (inout Element) -> Void) {
    body(&elements[position])
  }
}

extension Dictionary<RawIdentifier, Int> {
  @inline(never)
  fileprivate func position(of id: RawIdentifier) -> Int? { self[id] }
}

extension IdentifiedArray: Sendable where Element: Sendable {}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Compares the elements and their order.
  public static func == (left: Self, right: Self) -> Bool {
    left.elements == right.elements
  }
}
