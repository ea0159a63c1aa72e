import Domain
import Testing

struct ShortTextTests {
  @Test(arguments: ["Ann", "  Ann ", "\tAnn\n", "\r\nAnn\r\n", "\u{A0}Ann\u{3000}", "\u{2028}Ann"])
  func `white space around a text is trimmed`(typed: String) throws {
    #expect(try ShortText(typed).text == "Ann")
  }

  @Test func `exactly the characters that Unicode calls white space are trimmed`() throws {
    // All white space of Unicode is in the first plane.
    for value in 0...0xFFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let typed = "a\(Character(scalar))"
      guard let text = try? ShortText(recorded: typed) else { continue }
      let isTrimmed = !text.text.unicodeScalars.elementsEqual(typed.unicodeScalars)
      guard isTrimmed != scalar.properties.isWhitespace else { continue }
      Issue.record("U+\(String(value, radix: 16))")
    }
  }

  @Test func `white space within a text is kept`() throws {
    #expect(try ShortText(" Ann  Marie ").text == "Ann  Marie")
  }

  @Test(arguments: ["a", "x\u{301}", "가", "🇰🇷", "ᄀ"])
  func `80 scalars fit and 81 do not, whatever characters they make`(
    character: String
  ) throws {
    let many = String(repeating: character, count: 81)
    let eighty = String(many.unicodeScalars.prefix(80))

    #expect(try ShortText(" \(eighty) ").text.unicodeScalars.count == 80)
    #expect(throws: TextError.tooLong(limit: 80)) {
      try ShortText(String(many.unicodeScalars.prefix(81)))
    }
  }

  @Test(arguments: ["e\u{301}", "가", "🇰🇷", "\u{1112}\u{1161}\u{11AB}", "👨‍👩‍👧‍👦"])
  func `80 characters that a device recorded earlier are still read`(character: String) throws {
    let eighty = String(repeating: character, count: 80)

    #expect(try ShortText(recorded: " \(eighty)").text.utf8.elementsEqual(eighty.utf8))
  }

  @Test(arguments: [
    "", " ", "\n", "\u{A0}\u{3000}", "\u{200B}", "\u{200D}\u{FE0F}", "\u{2800}", "\u{3164}",
    "\u{202E}", " \u{FEFF} ", "\u{E0041}\u{E007F}", "\u{AD}\u{34F}",
  ])
  func `a text without a visible character is empty`(typed: String) {
    #expect(throws: TextError.empty) { try ShortText(typed) }
  }

  @Test func `a text of characters that renderers may ignore is empty`() {
    let ignorable = (0...0xE_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.isDefaultIgnorableCodePoint }

    let kept = ignorable.filter { (try? ShortText(String(Character($0)))) != nil }

    #expect(ignorable.count > 4_000)
    #expect(kept == [])
  }

  @Test(arguments: [
    "A\u{200B}nn", "A\u{AD}nn", "An\u{2060}n", "\u{FEFF}Ann", "Ann\u{200B}", "Ann \u{200B} ",
    "\u{202E}Ann\u{202C}", "A\u{200D}nn", "A\u{FE0F}nn", "\u{2068}Ann\u{2069}", "An\u{E0061}n",
    "Ann\u{3164}", "A\u{34F}nn",
  ])
  func `what is invisible in a text that a user types is left out`(typed: String) throws {
    #expect(try ShortText(typed).text.utf8.elementsEqual("Ann".utf8))
    // What a device recorded stays as it is.
    #expect(try ShortText(recorded: typed).text.unicodeScalars.count > 3)
  }

  @Test(arguments: [
    "علی\u{200C}رضا", "ක්\u{200D}රිස්", "र\u{94D}\u{200D}य", "👨\u{200D}👩\u{200D}👧", "❤\u{FE0F}",
    "1\u{FE0F}\u{20E3}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "👩🏽\u{200D}💻", "🏳\u{FE0F}\u{200D}🌈", "葛\u{E0100}城",
  ])
  func `what shapes letters and emoji is kept`(typed: String) throws {
    #expect(try ShortText(typed).text.utf8.elementsEqual(typed.utf8))
  }

  @Test(arguments: [
    ("Jose\u{301}", "José"),
    ("\u{1100}\u{1175}\u{11B7}\u{1106}\u{1175}\u{11AB}\u{110C}\u{116E}\u{11AB}", "김민준"),
    ("S\u{326}tefan", "Ștefan"), ("Ε\u{301}λλη", "Έλλη"), ("Сергеи\u{306}", "Сергей"),
    ("ا\u{653}رش", "آرش"), ("Nguye\u{302}\u{303}n", "Nguyễn"), ("か\u{3099}", "が"),
    ("e\u{323}\u{302}", "ệ"), ("\u{EA}\u{323}", "ệ"), ("\u{212B}sa", "Åsa"),
  ])
  func `a text that a user types is composed`(typed: String, composed: String) throws {
    #expect(try ShortText(typed).text.utf8.elementsEqual(composed.utf8))
  }

  @Test func `every control character within a text is refused`() {
    let controls = [0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029].joined()
      .compactMap { Unicode.Scalar($0) }

    #expect(controls.count == 67)
    for control in controls {
      #expect(throws: TextError.controlCharacter) { try ShortText("A\(control)B") }
    }
  }

  @Test func `one character cannot have more than 2000 bytes`() throws {
    let zalgo = "ab" + String(repeating: "\u{301}", count: 999)

    #expect(try ShortText(recorded: zalgo).text.utf8.count == 2_000)
    #expect(throws: TextError.tooLong(limit: 80)) { try ShortText(recorded: zalgo + "c") }
    #expect(throws: TextError.tooLong(limit: 80)) { try ShortText(zalgo) }
  }

  @Test(arguments: ["\u{300}", "\u{36F}", "\u{20DD}", "\u{FE20}"])
  func `a letter has at most four accents, unless a device recorded more`(accent: String) throws {
    let four = "Z" + String(repeating: accent, count: 4)

    #expect(try ShortText(four + "a" + four).text.utf8.elementsEqual((four + "a" + four).utf8))
    #expect(throws: TextError.pileOfMarks) { try ShortText("A" + four + accent) }
    #expect(try ShortText(recorded: four + accent).text.utf8.count > four.utf8.count)
  }

  @Test(arguments: ["Nguyễn Thị Ánh", "Nguye\u{302}\u{303}n", "שָׁלוֹם", "กำลังใจ", "한글", "Łukasz"])
  func `names of any language are taken`(name: String) throws {
    #expect(try ShortText(name).text == name)
  }

  @Test func `megabytes of white space are not read`() throws {
    let most = String(repeating: " ", count: 3_997) + "Ann"

    #expect(try ShortText(most).text == "Ann")
    #expect(throws: TextError.tooLong(limit: 80)) { try ShortText(" " + most) }
  }

  @Test func `texts are equal when their bytes are`() throws {
    let composed = try ShortText("Jos\u{E9}")
    let decomposed = try ShortText(recorded: "Jose\u{301}")

    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
    #expect(try composed == ShortText(" Jos\u{E9} "))
    #expect(try composed.hashValue == ShortText("Jos\u{E9}").hashValue)
  }
}
