import Markup
import TestSupport

/// A page of nested elements, some with keys, that changes at random.
struct RandomTree {
  private struct Node {
    var key: Int?
    var isSection: Bool
    var title: String
    var children: [Node]
  }

  private var root: Node
  private var nextKey = 0

  init(using generator: inout SplitMix64) {
    root = Node(key: nil, isSection: true, title: "root", children: [])
    for _ in 0..<12 { add(using: &generator) }
  }

  func write(to page: Page) { Self.write(root, to: page) }

  private static func write(_ node: Node, to page: Page) {
    let key: Text? = node.key.map { "k\($0)" }
    guard node.isSection else {
      return page.div(key: key) { page.each(node.children) { write($0, to: page) } }
    }
    page.section(key: key, .title(node.title)) {
      page.text(node.title)
      page.each(node.children) { write($0, to: page) }
    }
  }

  /// Makes one to four random changes.
  mutating func change(using generator: inout SplitMix64) {
    for _ in 0..<generator.number(0...4) {
      switch generator.number(0...4) {
      case 0: add(using: &generator)
      case 1:
        Self.anywhere(in: &root, &generator) { node, _ in
          if !node.children.isEmpty { node.children.removeLast() }
        }
      case 2: Self.anywhere(in: &root, &generator) { $0.children.shuffle(using: &$1) }
      case 3: Self.anywhere(in: &root, &generator) { $0.title = "t\($1.number(0...9))" }
      default: Self.anywhere(in: &root, &generator) { node, _ in node.isSection.toggle() }
      }
    }
  }

  private mutating func add(using generator: inout SplitMix64) {
    nextKey += 1
    let node = Node(
      key: generator.chance(70) ? nextKey : nil, isSection: generator.chance(50),
      title: "t\(generator.number(0...9))", children: [])
    Self.anywhere(in: &root, &generator) { parent, generator in
      parent.children.insert(node, at: generator.number(0...parent.children.count))
    }
  }

  private static func anywhere(
    in node: inout Node, _ generator: inout SplitMix64,
    _ body: (inout Node, inout SplitMix64) -> Void
  ) {
    if node.children.isEmpty || generator.chance(30) { return body(&node, &generator) }
    let index = generator.number(0...node.children.count - 1)
    anywhere(in: &node.children[index], &generator, body)
  }
}
