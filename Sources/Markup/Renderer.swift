/// Renders pages as UTF-8 bytes, and records where their fragments are.
///
/// Use one renderer for many pages, so that its memory is allocated once.
/// ```swift
/// var renderer = Renderer()
/// renderer.render { $0.p(key: "score") { "1-0" } }
/// let html = renderer.bytes
/// ```
public struct Renderer: ~Copyable {
  private let storage: UnsafeMutablePointer<Output>

  /// Creates an empty renderer.
  public init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Output())
  }

  deinit {
    storage.pointee.memory.deallocate()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Renders one page and returns its HTML.
  public static func html(_ content: (Page) -> Void) -> [UInt8] {
    var renderer = Self()
    renderer.render(content)
    return renderer.bytes
  }

  /// Removes the page before, keeps its memory, and writes another page.
  public mutating func render(_ content: (Page) -> Void) {
    storage.pointee.removeAll()
    content(Page(storage: storage))
    storage.pointee.endStartTag()
  }

  /// The keyed elements in document order: each comes before those inside it.
  public var fragments: [Fragment] { storage.pointee.fragments }

  /// A copy of the bytes of the page.
  public var bytes: [UInt8] { Array(written) }

  /// The bytes of the page; valid only until the next one is rendered.
  public var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: storage.pointee.memory, count: storage.pointee.count)
  }
}
