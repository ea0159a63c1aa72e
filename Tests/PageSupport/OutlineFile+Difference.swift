extension OutlineFile {
  /// What differs in the stored outlines, page by page; empty when nothing does.
  ///
  /// A line with `-` is only stored, one with `+` only in the page.
  func difference(from stored: Self) -> [String] {
    guard self != stored else { return [] }
    var lines: [String] = []
    for section in stored.sections where self[section.heading] == nil {
      lines.append("# \(section.heading): stored, but no test makes this page")
    }
    for section in sections {
      guard let before = stored[section.heading] else {
        lines += ["# \(section.heading): not stored"] + section.lines.map { "+ \($0)" }
        continue
      }
      let changed = changedLines(before.lines, section.lines)
      if !changed.isEmpty { lines += ["# \(section.heading)"] + changed }
    }
    return lines.isEmpty ? ["the same pages in another order"] : lines
  }

  private subscript(_ heading: String) -> Section? {
    sections.first { $0.heading == heading }
  }

  /// The lines that differ, each with two on both sides that do not.
  private func changedLines(_ old: [String], _ new: [String]) -> [String] {
    let all = marked(old, new)
    let changed = all.indices.filter { !all[$0].hasPrefix(" ") }
    let shown = Set(changed.flatMap { $0 - 2...$0 + 2 }).intersection(all.indices).sorted()
    var lines: [String] = []
    for (position, index) in shown.enumerated() {
      if position > 0, shown[position - 1] < index - 1 { lines.append("  ⋮") }
      lines.append(all[index])
    }
    return lines
  }

  /// All lines of both, in order, those of one marked with `-` or `+`.
  private func marked(_ old: [String], _ new: [String]) -> [String] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [String] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append("- \(old[oldIndex])")
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append("+ \(new[newIndex])")
        newIndex += 1
      } else {
        lines.append("  \(new[newIndex])")
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }
}
