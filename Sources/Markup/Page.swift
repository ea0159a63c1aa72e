/// A page that is being written: each element is a call that appends its HTML at once.
///
/// Screens are extensions of `Page`, so that elements are called as HTML names them: attributes
/// first, then the content in a closure. Text is escaped.
/// ```swift
/// extension Page {
///   func playerList(_ players: [Player]) {
///     ul(key: "players", .class("list")) {
///       each(players) { player in
///         li(key: "player-\(player.number)") { player.name }
///       }
///     }
///   }
/// }
///
/// let html = Renderer.html { $0.playerList(players) }
/// ```
///
/// It is valid only inside the closure that its renderer passes it to.
///
/// NB: A pointer, so that it takes one word and is not retained at each call.
public struct Page {
  let storage: UnsafeMutablePointer<Output>

  /// Writes text between tags, escaped.
  ///
  /// Text that is all the content of an element needs no call. This is for text beside elements.
  @inline(__always)
  public func text(_ text: Text) { write(text.kind) }

  /// Writes text between tags, escaped; nothing for `nil`.
  @inline(__always)
  @_disfavoredOverload
  public func text(_ text: String?) { write(.string(text)) }

  /// Writes HTML as it is: the only way around escaping.
  ///
  /// It takes a literal only, so that text from users cannot be passed.
  @inline(never)
  public func unescaped(_ html: StaticString) {
    storage.pointee.endStartTag()
    storage.pointee.append(Literal(html))
  }

  /// Writes content for each value of a sequence, in its order.
  @inline(__always)
  public func each<Values: Sequence>(
    _ values: Values, @MarkupBuilder content: (Values.Element) -> some Content
  ) {
    for value in values { content(value).write(to: self) }
  }

  /// Offers content that is written once, at the first place of the page that takes it: in an open dialog, which covers
  /// everything else, or else where it is at home.
  public func offer(_ content: @escaping (Page) -> Void) { storage.pointee.offered = content }

  /// Takes the content that was offered; `nil` when there is none, or another place took it.
  public func takeOffered() -> ((Page) -> Void)? {
    let offered = storage.pointee.offered
    storage.pointee.offered = nil
    return offered
  }

  /// An element that has content, by its name in HTML; elements that HTML has are properties.
  public func tag(_ name: StaticString) -> Tag { Tag(page: self, name: Literal(name)) }

  /// A void element, by its name in HTML.
  public func voidTag(_ name: StaticString) -> VoidTag { VoidTag(page: self, name: Literal(name)) }
}
