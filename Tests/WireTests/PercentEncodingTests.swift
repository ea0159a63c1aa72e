import Foundation
import TestSupport
import Testing
import Wire

struct PercentEncodingTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `encoded text reads back and has only unreserved characters`(_ seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let bytes = (0..<Int.random(in: 0...60, using: &numbers)).map { _ in
      UInt8.random(in: .min ... .max, using: &numbers)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let escaped = percentEncoded(text)
    #expect(escaped.removingPercentEncoding == text)
    #expect(percentDecoded(escaped) == text)
    #expect(escaped.wholeMatch(of: /([A-Za-z0-9._~-]|%[0-9A-F]{2})*/) != nil)
  }

  @Test func `unreserved characters stay as they are, and all others are escaped`() {
    #expect(percentEncoded("AZaz09-._~ /é%") == "AZaz09-._~%20%2F%C3%A9%25")
  }

  @Test(arguments: ["%", "a%2", "%zz", "%E", "%ED%A0%80", "%FF", "%EA%B8", "%%41", "% 41"])
  func `an invalid escape or invalid UTF-8 is refused`(_ text: String) {
    #expect(percentDecoded(text) == nil)
  }

  @Test func `lower-case digits and unescaped characters are decoded too`() {
    #expect(percentDecoded("%ea%b8%b0생 충") == "기생 충")
  }
}
