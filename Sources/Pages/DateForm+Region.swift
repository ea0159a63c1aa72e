import Domain
import Texts

// How dates are written in a region, by CLDR 46: as the visitor's phone, and that of the person who sent them the link,
// write them.
extension DateForm {
  private static let monthFirst = "US VI UM PH BI MP PR AS MH GU"
  private static let twelveHoursInEnglish = """
    US VU TT PK CY VI AG UM IN FM PH MY VC SD FJ AU JM NZ BB ER LS SB NA MP LC SS SG KN KY HK LR MO MW GD BM TC DM CA \
    AE GM PW WS SZ KI TO PR GH BS AS MH SL GU GY PG VG
    """
  private static let twelveHoursInSpanish = """
    SV PR HN EC PA US VE GT PH DO NI CU BO CR CO PE MX
    """
  private static let twentyFourHoursInKorean = "CN"
  private static let twentyFourHoursInArabic = "MA IL KM"

  /// Creates the form of a visitor's region: that of the first of the browser's languages which is the page's.
  ///
  /// Where none names a region, the day comes first and a day has 24 hours.
  init(_ language: Language, preferring tags: String) {
    let region = Self.region(of: language, in: tags)
    func isAmong(_ regions: String) -> Bool {
      region.map { region in
        regions.parts(separatedBy: " ").contains { $0.isEqualByBytes(to: region) }
      } ?? false
    }
    let twelveHours =
      switch language {
      case .english: isAmong(Self.twelveHoursInEnglish)
      case .spanish: isAmong(Self.twelveHoursInSpanish)
      case .korean: region.map { _ in !isAmong(Self.twentyFourHoursInKorean) } ?? false
      case .arabic: region.map { _ in !isAmong(Self.twentyFourHoursInArabic) } ?? false
      case .german, .polish: false
      }
    let monthFirst = if case .english = language { isAmong(Self.monthFirst) } else { false }
    self.init(isMonthFirst: monthFirst, hasTwelveHours: twelveHours)
  }

  /// The region in the first tag of a language that has one: "US" of `en-US,en;q=0.9`.
  private static func region(of language: Language, in tags: String) -> String? {
    for tag in tags.parts(separatedBy: ",") {
      let parts = tag.parts(separatedBy: ";")[0].parts(separatedBy: "-")
        .map { part in part.bytes.filter { $0 != UInt8(ascii: " ") } }
      guard parts[0].map({ $0 | 0x20 }).elementsEqual(language.rawValue.utf8) else { continue }
      // A script has four letters, and a variant more.
      if let region = parts.dropFirst().first(where: { $0.count == 2 }) {
        return String(bytes: region.map { $0 & 0xDF })
      }
    }
    return nil
  }
}
