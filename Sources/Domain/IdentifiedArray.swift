/// Values in order of arrival, found by id in constant time; none ever leaves.
public struct IdentifiedArray<Element: Identifiable> where Element.ID == Identifier<Element> {
  /// The values in order of arrival.
  public private(set) var elements: [Element] = []
  private var positions: [RawIdentifier: Int] = [:]

  /// Makes an empty array.
  public init() {}

  /// The value with an id, if there is one.
  public subscript(id: Element.ID) -> Element? {
    guard let position = positions[id.raw] else { return nil }
    return elements[position]
  }

  func position(of id: Element.ID) -> Int? { positions[id.raw] }

  /// Adds a value; one whose id is known already stays out, and the answer is `false`.
  @discardableResult
  mutating func append(_ element: Element) -> Bool {
    guard positions[element.id.raw] == nil else { return false }
    positions[element.id.raw] = elements.count
    elements.append(element)
    return true
  }

  /// Changes a value in place; its id must stay as it is.
  mutating func update<Failure>(
    at position: Int, _ body: (inout Element) throws(Failure) -> Void
  ) throws(Failure) {
    try body(&elements[position])
  }
}

extension IdentifiedArray: Sendable where Element: Sendable {}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Compares the values and their order.
  public static func == (left: Self, right: Self) -> Bool {
    left.elements == right.elements
  }
}
