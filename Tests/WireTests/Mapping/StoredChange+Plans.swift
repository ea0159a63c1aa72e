import Domain
import TestSupport
import Testing

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"
private let three = "00000000-0000-0000-0000-000000000003"

extension StoredChange {
  static let plans = Result {
    let key = PlanKey.single(.fixed(3))
    let start = #""plan":"\#(three)""#
    let evening = try PlanDetails.evening
    let details = #""minute":1200,"length":90,"zone":"Asia/Seoul","guestsEach":0"#
    let next = CivilDay.thursday.advanced(byDays: 7)
    return try [
      Self(
        .squad(.zoneSet(.seoul)),
        #""kind":"zoneSet","zone":"Asia/Seoul","offsets":[{"from":0,"minutesAhead":540}]"#),
      Self(
        .plan(key, .made(.thursday, evening)),
        #""kind":"planMade",\#(start),"day":"2026-12-03",\#(details)"#),
      Self(
        .plan(key, .made(.thursday, withAllFields)),
        #""kind":"planMade",\#(start),"day":"2026-12-03","minute":1200,"length":90,"#
          + #""zone":"Asia/Seoul","place":"Hall","map":"https://map.example/","most":10,"least":8,"#
          + #""price":"5 €","answerBy":{"days":1,"minute":1200},"guestsEach":2"#),
      Self(.plan(key, .moved(to: next)), #""kind":"planMoved",\#(start),"to":"2026-12-10""#),
      Self(
        .plan(key, .edited(.place(ShortText("Hall")))),
        #""kind":"planEdited",\#(start),"field":"place","value":"Hall""#),
      Self(
        .plan(key, .edited(.map(MapLink("https://map.example/")))),
        #""kind":"planEdited",\#(start),"field":"map","value":"https://map.example/""#),
      Self(
        .plan(key, .edited(.minute(#require(MinuteOfDay(0))))),
        #""kind":"planEdited",\#(start),"field":"minute","value":0"#),
      Self(
        .plan(key, .edited(.answerBy(.dayBefore))),
        #""kind":"planEdited",\#(start),"field":"answerBy","value":{"days":1,"minute":1200}"#),
      Self(
        .plan(.series(.fixed(2), next), .edited(.most(nil))),
        #""kind":"planEdited","series":"\#(two)","day":"2026-12-10","field":"most""#),
      Self(
        .plan(key, .cancelled(ShortText("Rain"))),
        #""kind":"planCancelled",\#(start),"reason":"Rain""#),
      Self(.plan(key, .reinstated), #""kind":"planReinstated",\#(start)"#),
      Self(
        .answered(.in, of: .ann, to: key, takesFreePlace: true),
        #""kind":"answered",\#(start),"person":"\#(one)","name":"Ann","answer":"in","#
          + #""takesFreePlace":true"#),
      Self(
        .answered(.out, of: .ann, to: .series(.fixed(2), next)),
        #""kind":"answered","series":"\#(two)","day":"2026-12-10","person":"\#(one)","#
          + #""name":"Ann","answer":"out""#),
      Self(
        .plan(key, .guestAdded(.fixed(2), host: .ann, ShortText("Gus"))),
        #""kind":"guestAdded",\#(start),"guest":"\#(two)","host":"\#(one)","name":"Gus""#),
      Self(.plan(key, .guestRemoved(.ann)), #""kind":"guestRemoved",\#(start),"guest":"\#(one)""#),
      Self(.plan(key, .guestKept(.ann)), #""kind":"guestKept",\#(start),"guest":"\#(one)""#),
      Self(.plan(key, .placePassed(.ann)), #""kind":"placePassed",\#(start),"person":"\#(one)""#),
      Self(.plan(key, .placeGiven(.ann)), #""kind":"placeGiven",\#(start),"person":"\#(one)""#),
      Self(
        .plan(key, .placeWithdrawn(.ann)),
        #""kind":"placeWithdrawn",\#(start),"person":"\#(one)""#),
      Self(
        .plan(key, .begun(.fixed(2))), #""kind":"planBegun",\#(start),"gather":"\#(two)""#),
      Self(
        .everyThursday(.fixed(2)),
        #""kind":"seriesMade","series":"\#(two)","first":"2026-12-03","weeks":1,"#
          + #""opens":{"days":1,"minute":1200},\#(details)"#),
      Self(
        .series(.fixed(2), .edited(from: next, .length(60))),
        #""kind":"seriesEdited","series":"\#(two)","from":"2026-12-10","field":"length","#
          + #""value":60"#),
      Self(
        .series(.fixed(2), .ended(next)),
        #""kind":"seriesEnded","series":"\#(two)","last":"2026-12-10""#),
      Self(.series(.fixed(2), .ended(nil)), #""kind":"seriesEnded","series":"\#(two)""#),
      Self(
        .replies(.linkMade(.toReply(for: .ann))),
        #""kind":"replyLinkMade","link":"\#(three)","secret":"AAAAAAAAAAUAAAAAAAAABg","#
          + #""person":"\#(one)""#),
      Self(
        .replies(.linkTurnedOff(.fixed(3))), #""kind":"replyLinkTurnedOff","link":"\#(three)""#),
      Self(
        .replies(.namesSet(.numbersOnly, areListed: false)),
        #""kind":"replyNamesSet","form":"numbersOnly","areListed":false"#),
      Self(.replies(.fromOwnPhoneSet(true)), #""kind":"replyFromOwnPhoneSet","isSet":true"#),
      Self(.replies(.browserBound(.ann)), #""kind":"browserBound","person":"\#(one)""#),
      Self(.replies(.browserBound(nil)), #""kind":"browserBound""#),
      Self(
        .replies(.answersJoined(.ann, to: .ben)),
        #""kind":"answersJoined","person":"\#(one)","player":"\#(two)""#),
      Self(
        .replies(.answersJoined(.ann, to: nil)), #""kind":"answersJoined","person":"\#(one)""#),
    ]
  }

  private static var withAllFields: PlanDetails {
    get throws {
      var details = try PlanDetails.evening
      details.apply(.place(try ShortText("Hall")))
      details.apply(.map(MapLink("https://map.example/")))
      details.apply(.most(10))
      details.apply(.least(8))
      details.apply(.price(try ShortText("5 €")))
      details.apply(.answerBy(try .dayBefore))
      details.apply(.guestsEach(2))
      return details
    }
  }
}
