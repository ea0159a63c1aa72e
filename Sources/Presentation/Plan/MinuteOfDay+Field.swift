import Domain
import Texts

extension MinuteOfDay {
  /// Reads what a field for a time has, with seconds or without; `nil` for anything else.
  init?(field: String) {
    let parts = field.parts(separatedBy: ":")
    guard (2...3).contains(parts.count), let hour = Int(typed: parts[0]),
      let minute = Int(typed: parts[1]), hour < 24, minute < 60
    else { return nil }
    self.init(hour * 60 + minute)
  }
}

extension Int {
  /// Reads up to three digits; `nil` for anything else.
  init?(typed: String) {
    guard (1...3).contains(typed.utf8.count) else { return nil }
    self.init(digits: typed.bytes)
  }
}
