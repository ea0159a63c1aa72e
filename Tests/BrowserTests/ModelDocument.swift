/// A document in a few lines: parses the HTML of `Renderer` and applies patches as `Web/page.js`
/// does, but without reusing elements.
struct ModelDocument: Equatable {
  indirect enum Node: Equatable {
    case text(String)
    case element(tag: String, id: String?, children: [Node])
  }

  private(set) var root: Node

  init(html: String) throws { root = try Reader.read(html) }

  /// Replaces the element with the id of the patch's root.
  mutating func apply(_ patch: String) throws {
    let wanted = try Reader.read(patch)
    guard case .element(_, let id?, _) = wanted, let old = root.find(id) else {
      throw PatchError.noSuchElement(patch)
    }
    root = try root.replacing(id, with: wanted.filled(from: old)[0])
  }

  enum PatchError: Error {
    case noSuchElement(String)
    case malformed(String)
  }
}

extension ModelDocument.Node {
  fileprivate func find(_ wanted: String) -> Self? {
    guard case .element(_, let id, let children) = self else { return nil }
    if id == wanted { return self }
    return children.lazy.compactMap { $0.find(wanted) }.first
  }

  fileprivate func replacing(_ wanted: String, with other: Self) -> Self {
    guard case .element(let tag, let id, let children) = self else { return self }
    if id == wanted { return other }
    return .element(
      tag: tag, id: id, children: children.map { $0.replacing(wanted, with: other) })
  }

  /// Replaces the placeholders by the nodes that exist already.
  fileprivate func filled(from old: Self) throws -> [Self] {
    guard case .element(let tag, let id, let children) = self else { return [self] }
    guard tag.hasPrefix("template") else {
      return [
        .element(tag: tag, id: id, children: try children.flatMap { try $0.filled(from: old) })
      ]
    }
    let last = tag.split(separator: "\"").dropFirst().first.map { String($0) }
    guard let id, let kept = old.run(from: id, to: last) else {
      throw ModelDocument.PatchError.noSuchElement(id ?? "")
    }
    return kept
  }

  /// The nodes from one with an id to a later one of the same parent, or the first alone.
  private func run(from first: String, to last: String?) -> [Self]? {
    guard case .element(_, _, let children) = self else { return nil }
    guard let start = children.firstIndex(where: { $0.id == first }) else {
      return children.lazy.compactMap { $0.run(from: first, to: last) }.first
    }
    guard let last else { return [children[start]] }
    return children[(start + 1)...].firstIndex { $0.id == last }.map { Array(children[start...$0]) }
  }

  private var id: String? {
    if case .element(_, let id, _) = self { id } else { nil }
  }
}

/// A parser of elements whose tag stands for all their attributes except the id.
private struct Reader {
  private var rest: Substring

  static func read(_ html: String) throws -> ModelDocument.Node {
    var reader = Reader(rest: html[...])
    return try reader.node()
  }

  private mutating func node() throws -> ModelDocument.Node {
    guard rest.first == "<" else {
      let text = rest.prefix { $0 != "<" }
      rest = rest.dropFirst(text.count)
      return .text(String(text))
    }
    guard let end = rest.firstIndex(of: ">") else {
      throw ModelDocument.PatchError.malformed(String(rest))
    }
    let opening = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    let name = opening.prefix { $0 != " " }
    var children: [ModelDocument.Node] = []
    while !rest.hasPrefix("</") { children.append(try node()) }
    rest = rest.dropFirst("</\(name)>".count)
    let parts = opening.split(separator: "\"", omittingEmptySubsequences: false)
    let hasID = parts[0].hasSuffix(" id=")
    return .element(
      tag: hasID ? name + parts.dropFirst(2).joined(separator: "\"") : String(opening),
      id: hasID ? String(parts[1]) : nil, children: children)
  }
}
