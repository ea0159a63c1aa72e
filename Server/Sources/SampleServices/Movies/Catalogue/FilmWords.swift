import Foundation
import GRDB

/// Splits text into words as the index does.
struct FilmWords {
  private let tokenizer: any FTS5Tokenizer

  init(_ db: Database) throws {
    tokenizer = try db.makeTokenizer(.unicode61(diacritics: .remove))
  }

  /// Splits text into words in lower case, without accents.
  func of(_ text: String) throws -> [String] {
    // NB: SQLite treats a composed letter and its parts as different. Compatibility mapping makes
    // them the same, as well as wide, narrow and raised forms.
    try tokenizer.tokenize(document: text.precomposedStringWithCompatibilityMapping).map(\.token)
  }
}
