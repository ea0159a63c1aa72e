extension Array {
  /// The elements in order, each with the place that equal ones share: 1, 2, 2, 4.
  ///
  /// Those that share a place stay in the order in which they are.
  /// - Parameters:
  ///   - compare: Less than 0 when the first stands before the second, 0 when they share a place.
  ///   - setPlace: Gives an element its place.
  /// - Returns: The elements.
  func ranked(
    _ compare: (Element, Element) -> Int, _ setPlace: (inout Element, Int) -> Void
  ) -> [Element] {
    // By position, too, because sorting may change the order of equal elements.
    let order = indices.sorted { first, second in
      let difference = compare(self[first], self[second])
      return difference == 0 ? first < second : difference < 0
    }
    var ranked: [Element] = []
    var place = 1
    for (index, position) in order.enumerated() {
      var element = self[position]
      if let last = ranked.last, compare(last, element) != 0 { place = index + 1 }
      setPlace(&element, place)
      ranked.append(element)
    }
    return ranked
  }
}

/// Compares by several numbers, of which the earlier count first and greater ones stand before less.
func comparing<Number: Comparable>(_ numbers: [(Number, Number)]) -> Int {
  for (first, second) in numbers where first != second { return first > second ? -1 : 1 }
  return 0
}

extension Squad {
  /// Players in the order in which lists show them that are equal otherwise: by name, then by number.
  func byName<Row>(_ rows: [Player.ID: Row]) -> [Row] {
    let keys = rows.keys.compactMap { id in
      playerTable.position(of: id).map { position in
        (id: id, position: position, name: SearchKey.folded(allPlayers[position].details.name.text))
      }
    }
    return keys.sorted { first, second in
      first.name == second.name
        ? first.position < second.position : first.name.lexicographicallyPrecedes(second.name)
    }.compactMap { rows[$0.id] }
  }
}
