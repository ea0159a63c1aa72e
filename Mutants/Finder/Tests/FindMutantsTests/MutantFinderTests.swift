import FindMutants
import Testing

@Suite("Finding mutants")
struct MutantFinderTests {
  private func alternatives(of source: String) -> [String] {
    MutantFinder.places(in: source, path: "File.swift").flatMap { place in
      place.alternatives.map { "\(place.text) → \($0)" }
    }
  }

  @Test(arguments: [
    ("a < b", ["a < b → a <= b", "a < b → a >= b"]),
    ("a == b", ["a == b → a != b"]),
    ("a ?? b", ["a ?? b → b"]),
    ("!a", ["!a → a"]),
    ("true", ["true → false"]),
    ("86_400_000", ["86_400_000 → 86400001"]),
    ("a + b", []),
    ("a + 1", ["a + 1 → a - 1", "1 → 2"]),
    (#""1 < \(2)""#, []),
  ])
  func `an expression has its alternatives`(expression: String, expected: [String]) {
    #expect(alternatives(of: "func f() -> T { return \(expression) }") == expected)
  }

  @Test func `an operator that binds more loosely keeps what is within`() {
    #expect(
      alternatives(of: "let x = a < b && c") == [
        "a < b && c → a < b || c", "a < b → a <= b", "a < b → a >= b",
      ])
  }

  @Test func `conditions are negated`() {
    #expect(
      alternatives(of: "func f() { if a.isB, let c { g(); h() }; for d in e where d.isF {} }")
        == ["a.isB → !a.isB", "g() → ", "h() → ", "d.isF → !d.isF"])
  }

  @Test(arguments: [
    ("func f() { g() }", ["g() → "]),
    ("func f() { try g(); a = b }", ["try g() → ", "a = b → "]),
    ("func f() -> T { g() }", []),
    ("var a: T { g() }", []),
    ("let a = { g() }", []),
    ("func f() -> T { if a { g() } else { h() } }", ["a → !a"]),
    ("func f() { if a { g() } else { h() } }", ["a → !a", "g() → ", "h() → "]),
    (
      "func f() -> T { let b = 3; switch b { case 1: g() default: h() }; return b }",
      ["3 → 4", "g() → ", "h() → "]
    ),
    ("init() { a = b }", []),
    ("init() { self.init(a); g() }", ["g() → "]),
  ])
  func `a statement is removed where it is no value`(source: String, expected: [String]) {
    #expect(alternatives(of: source) == expected)
  }

  @Test(arguments: [
    "@available(macOS 15, *) func f() {}", "#if A || B\n#endif", "enum E: Int { case a = 1 }",
    "func f(a: Int = 1, b: Bool = true) {}",
    "func f() { switch a { case 1 + 2: break\ndefault: break } }",
  ])
  func `what cannot be switched at run time is left alone`(source: String) {
    #expect(alternatives(of: source) == [])
  }

  @Test func `a place says where it is`() throws {
    let place = try #require(
      MutantFinder.places(in: "extension A {\n  var é: Bool { b < c }\n}", path: "A.swift").first)
    #expect(place.scope == "A.é" && place.line == 2)
    #expect(place.start == 31 && place.end == 36)
  }
}
