import Foundation

/// What is left of a user name when everything is taken away by which names differ, but look alike.
///
/// Two accounts with the same likeness cannot be registered; those that were registered before it was
/// compared stay. A row that is added to the table needs a migration that fills the column again.
package enum Likeness {
  /// The likeness of a name, the same for every letter case and for blanks around the name.
  package static func of(_ name: String) -> String {
    let compatible = name.precomposedStringWithCompatibilityMapping
    var scalars = String.UnicodeScalarView()
    for scalar in compatible.lowercased().unicodeScalars where !hasNoInk(scalar) {
      if let latin = latinLetters[scalar] {
        scalars.append(latin)
      } else {
        scalars.append(scalar.properties.isWhitespace ? " " : scalar)
      }
    }
    // Again, because letters and marks that were apart may have met.
    let text = String(scalars).precomposedStringWithCompatibilityMapping
    return text.split(separator: " ").joined(separator: " ")
  }

  private static func hasNoInk(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .format
  }

  // From https://www.unicode.org/Public/security/latest/confusables.txt: letters of Cyrillic, Greek
  // and Armenian that look like one small letter of ASCII in most fonts.
  private static let latinLetters: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ӏ": "l", "ј": "j", "к": "k",
    "м": "m", "о": "o", "р": "p", "ԛ": "q", "ѕ": "s", "т": "t", "ѵ": "v", "ԝ": "w", "х": "x",
    "у": "y", "ү": "y", "в": "b", "н": "h", "ь": "b", "п": "n", "г": "r", "ԍ": "g",
    "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "μ": "m", "ν": "v", "ο": "o",
    "ρ": "p", "τ": "t", "υ": "u", "χ": "x", "γ": "y", "ω": "w", "ζ": "z", "ϲ": "c", "ϳ": "j",
    "օ": "o", "ո": "n", "ս": "u", "հ": "h", "ց": "g", "զ": "q",
    "ı": "i", "ɑ": "a", "ɡ": "g", "ɩ": "i",
  ]
}
