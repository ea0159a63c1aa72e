import Foundation
import GRDB

/// Takes text apart into words as the index does.
struct FilmWords {
  private let tokenizer: any FTS5Tokenizer

  init(_ db: Database) throws {
    tokenizer = try db.makeTokenizer(.unicode61(diacritics: .remove))
  }

  /// The words in lower case, without accents.
  func of(_ text: String) throws -> [String] {
    // NB: SQLite knows letters and their parts as different; here they become the same, as do
    // wide, narrow and raised ones.
    try tokenizer.tokenize(document: text.precomposedStringWithCompatibilityMapping).map(\.token)
  }
}
