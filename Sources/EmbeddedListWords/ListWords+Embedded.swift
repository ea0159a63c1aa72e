import Domain
package import PastedLists

extension ListWords {
  /// The words, from those in this program.
  package static let embedded: ListWords = {
    do throws(ListWordsError) {
      return try ListWords(lines: embeddedBytes)
    } catch {
      preconditionFailure("Compiled together with the list of meanings, so they belong together.")
    }
  }()

  /// The file of the words.
  package static var embeddedBytes: [UInt8] { lines.description.bytes }
}
