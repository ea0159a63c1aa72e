import PastedLists
import Texts

extension Strings {
  /// Why a person of a list is not ticked; `nil` for one who plays.
  func answer(_ answer: ListAnswer) -> String? {
    switch answer {
    case .plays: nil
    case .reserve: reserve
    case .maybe: maybe
    case .out: saidNo
    case .open: noAnswer
    }
  }

  /// What a line is that names no one.
  func remark(_ remark: ListRemark) -> String {
    switch remark {
    case .heading: perhapsHeading
    case .date: perhapsDate
    case .place: perhapsPlace
    case .price: perhapsPrice
    case .notice: perhapsNotice
    case .contact: perhapsContact
    case .writer: whoeverWroteIt
    }
  }
}
