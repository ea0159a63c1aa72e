package import Markup

/// Shows pages by sending only the changes since the last one.
///
/// A *fragment* is an element with a key. It is compared with the fragment of the same key and tag
/// in the same parent of the last page. If its own bytes differ (those outside its child
/// fragments), it is sent as a whole, except for the children that were there before. Those are
/// compared on their own. `<template id="key">` stands for one of them; with
/// `data-to`, for it and all up to the one with that key, which still follow one another.
///
/// ```swift
/// var patcher = Patcher()
/// patcher.show(on: host) { $0.p(key: "score") { "0-0" } }
/// patcher.show(on: host) { $0.p(key: "score") { "1-0" } }  // Sends only the paragraph.
/// ```
package struct Patcher: ~Copyable {
  private var shown = Renderer()
  private var next = Renderer()
  private var matches: [Int32] = []
  private var table = FragmentTable()
  private var patch: [UInt8] = []

  package init() {}

  /// Shows a page inside the element with the id `app`.
  package mutating func show(on host: Host, _ content: (Page) -> Void) {
    update(content) { host.patch($0) }
    if !host.finishPatching() { host.patch(shown.written) }
  }

  /// Renders a page and sends the patches to it, in the order in which to apply them.
  mutating func update(
    _ content: (Page) -> Void, _ send: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    next.render { page in page.div(key: "app") { content(page) } }
    if shown.fragments.isEmpty {
      send(next.written)
    } else {
      matches.removeAll(keepingCapacity: true)
      matches.append(contentsOf: repeatElement(Fragment.none, count: next.fragments.count))
      compare(0, 0, send)
    }
    swap(&shown, &next)
  }

  /// Compares two fragments that have the same key and tag.
  private mutating func compare(
    _ old: Int, _ new: Int, _ send: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if isOwnPartEqual(old, new) {
      matchChildrenInOrder(old, new)
    } else {
      matchChildren(old, new)
      writePatch(new)
      patch.withUnsafeBufferPointer(send)
    }
    let end = Int(next.fragments[new].afterLast)
    var child = new + 1
    while child < end {
      let match = matches[child]
      if match != Fragment.none { compare(Int(match), child, send) }
      child = Int(next.fragments[child].afterLast)
    }
  }

  /// Whether the bytes outside the child fragments, and the children's tags and keys, are
  /// unchanged.
  private func isOwnPartEqual(_ old: Int, _ new: Int) -> Bool {
    let (before, after) = (shown.fragments[old], next.fragments[new])
    var (oldChild, newChild) = (old + 1, new + 1)
    var (oldStart, newStart) = (before.start, after.start)
    while oldChild < before.afterLast, newChild < after.afterLast {
      let (oldPart, newPart) = (shown.fragments[oldChild], next.fragments[newChild])
      // Includes the child's tag and key, so that they are compared, too.
      guard isEqual(oldStart..<oldPart.keyEnd, newStart..<newPart.keyEnd) else { return false }
      (oldStart, newStart) = (oldPart.end, newPart.end)
      (oldChild, newChild) = (Int(oldPart.afterLast), Int(newPart.afterLast))
    }
    return oldChild == before.afterLast && newChild == after.afterLast
      && isEqual(oldStart..<before.end, newStart..<after.end)
  }

  private mutating func matchChildrenInOrder(_ old: Int, _ new: Int) {
    var (oldChild, newChild) = (old + 1, new + 1)
    let end = Int(next.fragments[new].afterLast)
    while newChild < end {
      matches[newChild] = Int32(oldChild)
      oldChild = Int(shown.fragments[oldChild].afterLast)
      newChild = Int(next.fragments[newChild].afterLast)
    }
  }

  private mutating func matchChildren(_ old: Int, _ new: Int) {
    table.fill(with: old, of: shown)
    let end = Int(next.fragments[new].afterLast)
    var child = new + 1
    while child < end {
      matches[child] = table.take(child, of: next, from: shown)
      child = Int(next.fragments[child].afterLast)
    }
  }

  private mutating func writePatch(_ new: Int) {
    let fragment = next.fragments[new]
    patch.removeAll(keepingCapacity: true)
    var start = fragment.start
    var child = new + 1
    while child < fragment.afterLast {
      if matches[child] != Fragment.none {
        let last = lastOfRun(from: child, in: fragment)
        append(start..<next.fragments[child].start)
        writePlaceholder(child, last)
        start = next.fragments[last].end
        child = last
      }
      child = Int(next.fragments[child].afterLast)
    }
    append(start..<fragment.end)
  }

  /// The last of the children that follow one another, with nothing in between, as they did before.
  private func lastOfRun(from first: Int, in parent: Fragment) -> Int {
    let (before, after) = (shown.fragments, next.fragments)
    var last = first
    while true {
      let (oldEnd, newEnd) = (before[Int(matches[last])], after[last])
      let sibling = Int(newEnd.afterLast)
      guard sibling < parent.afterLast, matches[sibling] == oldEnd.afterLast,
        after[sibling].start == newEnd.end, before[Int(matches[sibling])].start == oldEnd.end
      else { return last }
      last = sibling
    }
  }

  private mutating func writePlaceholder(_ first: Int, _ last: Int) {
    append("<template id=\"")
    appendKey(of: first)
    if last != first {
      append("\" data-to=\"")
      appendKey(of: last)
    }
    append("\"></template>")
  }

  private mutating func appendKey(of fragment: Int) {
    append(next.fragments[fragment].keyStart..<next.fragments[fragment].keyEnd)
  }

  private mutating func append(_ range: Range<Int32>) {
    append(
      UnsafeBufferPointer(
        rebasing: next.written[Int(range.lowerBound)..<Int(range.upperBound)]))
  }

  private mutating func append(_ text: StaticString) { text.withUTF8Buffer { append($0) } }

  @inline(never)
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    patch.append(contentsOf: bytes)
  }

  private func isEqual(_ old: Range<Int32>, _ new: Range<Int32>) -> Bool {
    areEqual(shown.written, old, next.written, new)
  }
}
