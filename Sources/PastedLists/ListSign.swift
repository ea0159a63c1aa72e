/// What a sign beside a name, or before a line, means: an emoji, a tick or a cross.
enum ListSign {
  case yes, no, maybe, reserve
  case goalkeeper, paid, injured
  case date, place, notice
  /// A sign that only decorates.
  case ornament
}

extension ListSign {
  /// The meaning of a sign; `nil` for a letter, a digit or punctuation.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    // ✅ ✔ ☑ ✓ 👍 👌 💪 🙋 🟢 🆗 👋 🙆 🤝 ⭕
    case 0x2705, 0x2714, 0x2611, 0x2713, 0x1F44D, 0x1F44C, 0x1F4AA, 0x1F64B, 0x1F7E2, 0x1F197,
      0x1F44B, 0x1F646, 0x1F91D, 0x2B55, 0x25EF, 0x1F7E9:
      self = .yes
    // ❌ ✖ ✗ ✘ 🚫 👎 🔴 🙅 ⛔ ☒ ✕ × 🛑 🟥
    case 0x274C, 0x2716, 0x2717, 0x2718, 0x1F6AB, 0x1F44E, 0x1F534, 0x1F645, 0x26D4, 0x2612, 0x2715,
      0xD7, 0x1F6D1, 0x1F7E5:
      self = .no
    // ❓ ❔ 🤷 🤔 🟡 ⁉ △ 🟨 ⏳ ⌛
    case 0x2753, 0x2754, 0x1F937, 0x1F914, 0x1F7E1, 0x2049, 0x25B3, 0x1F7E8, 0x23F3, 0x231B:
      self = .maybe
    // 🪑 🔄 🔁
    case 0x1FA91, 0x1F504, 0x1F501: self = .reserve
    case 0x1F9E4, 0x1F945: self = .goalkeeper
    // 💰 … 💸, 🪙, 💳
    case 0x1F4B0...0x1F4B8, 0x1FA99: self = .paid
    // 🤕 🤒 🏥 🩹 🩼 🚑
    case 0x1F915, 0x1F912, 0x1F3E5, 0x1FA79, 0x1FA7C, 0x1F691: self = .injured
    // 🗓 📅 📆 ⏰ ⏱ ⏲ ⌚ 🕐…🕧
    case 0x1F5D3, 0x1F4C5, 0x1F4C6, 0x23F0, 0x23F1, 0x23F2, 0x231A, 0x1F550...0x1F567: self = .date
    // 📍 🏟 📌 🗺 🏠 🏢 🚩 🏫
    case 0x1F4CD, 0x1F3DF, 0x1F4CC, 0x1F5FA, 0x1F3E0, 0x1F3E2, 0x1F6A9, 0x1F3EB: self = .place
    // 📢 📣 🚨 ⚠ ℹ ❗ ‼ 📝 🔔 ❕ 📋
    case 0x1F4E2, 0x1F4E3, 0x1F6A8, 0x26A0, 0x2139, 0x2757, 0x203C, 0x1F4DD, 0x1F514, 0x2755,
      0x1F4CB:
      self = .notice
    case 0xAE, 0xA9, 0x2122, 0x2190...0x2317, 0x231C...0x245F, 0x25A0...0x2BFF, 0x1F000...0x1FAFF,
      0xFE0F, 0xFE0E, 0x200D, 0x20E3, 0xE0020...0xE007F, 0x2500...0x259F:
      self = .ornament
    default: return nil
    }
  }

  /// The meaning of a sign that a chat writes as a word, such as `:white_check_mark:`; an ornament
  /// when it is not known.
  init(code: [UInt8]) {
    let meaning = Self.codes.first { Array($0.code.utf8) == code }?.sign
    self = meaning ?? .ornament
  }

  private static let codes: [(code: String, sign: ListSign)] = [
    ("white_check_mark", .yes), ("heavy_check_mark", .yes), ("ballot_box_with_check", .yes),
    ("+1", .yes), ("thumbsup", .yes), ("raised_hand", .yes), ("raising_hand", .yes), ("ok", .yes),
    ("ok_hand", .yes), ("muscle", .yes), ("large_green_circle", .yes), ("wave", .yes),
    ("x", .no), ("no_entry", .no), ("no_entry_sign", .no), ("-1", .no), ("thumbsdown", .no),
    ("red_circle", .no), ("no_good", .no), ("heavy_multiplication_x", .no),
    ("question", .maybe), ("grey_question", .maybe), ("shrug", .maybe), ("thinking_face", .maybe),
    ("gloves", .goalkeeper), ("goal_net", .goalkeeper), ("moneybag", .paid),
    ("face_with_head_bandage", .injured), ("calendar", .date), ("date", .date),
    ("alarm_clock", .date), ("round_pushpin", .place), ("pushpin", .place), ("stadium", .place),
    ("mega", .notice), ("loudspeaker", .notice), ("warning", .notice),
  ]

  /// What the sign says about the person beside whose name it is; `nil` when nothing.
  var answer: ListAnswer? {
    switch self {
    case .yes: .plays
    case .no: .out
    case .maybe, .injured: .maybe
    case .reserve: .reserve
    default: nil
    }
  }

  /// Whether the sign is worth a note beside the name.
  var isRemark: Bool {
    switch self {
    case .goalkeeper, .paid, .injured: true
    default: false
    }
  }
}

/// Whether a person in a list plays.
package enum ListAnswer: Sendable {
  case plays
  /// On the list of those who wait for a place.
  case reserve
  case maybe
  case out
  /// A box that was not ticked, or a message that says neither yes nor no.
  case open
}

extension ListWord {
  /// What the word says about a person; `nil` when nothing.
  var answer: ListAnswer? {
    switch self {
    case .yes: .plays
    case .no, .not: .out
    case .maybe, .injured: .maybe
    case .reserve: .reserve
    default: nil
    }
  }
}
