import EmbeddedListWords
import PastedLists

extension NameList {
  /// Reads a text by the words of the catalogue.
  init(_ text: String) { self.init(text, .embedded) }
}
