/// Rows in order, each with the place that equal ones share: 1, 2, 2, 4.
struct Ranking<Row> {
  private(set) var rows: [(place: Int, row: Row)] = []

  /// Orders rows; those that share a place stay in the order in which they are.
  /// - Parameters:
  ///   - rows: The rows.
  ///   - compare: Less than 0 when the first stands before the second, 0 when they share a place.
  init(_ rows: [Row], _ compare: (Row, Row) -> Int) {
    // By position, too, because sorting may change the order of equal elements.
    let order = rows.indices.sorted { first, second in
      let difference = compare(rows[first], rows[second])
      return difference == 0 ? first < second : difference < 0
    }
    for (index, position) in order.enumerated() {
      let row = rows[position]
      if let last = self.rows.last, compare(last.row, row) == 0 {
        self.rows.append((last.place, row))
      } else {
        self.rows.append((index + 1, row))
      }
    }
  }
}

/// Compares by several numbers, of which the earlier count first and greater ones stand before less.
func comparing(_ numbers: [(Int, Int)]) -> Int {
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
