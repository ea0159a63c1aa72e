import Foundation

/// The lines of the report, in aligned columns.
struct Table {
  private var rows = [["what", "measured", "budget", "", "(for orientation)"]]

  mutating func add(_ line: Line) {
    rows.append(line.cells)
  }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }
}

/// Prints progress to standard error, apart from the table.
enum Progress {
  static func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
