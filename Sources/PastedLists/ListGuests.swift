import Domain

/// People without a name that someone brings, as it is written behind a name or in a message.
///
/// ```
/// Ann +1          // one
/// Ben plus one    // one
/// Cem con 2       // two
/// 민준 외 1명      // one
/// Dan x3          // two, because Dan is one of three
/// ```
struct ListGuests: Equatable {
  /// Where the words about them begin.
  let start: Int
  let count: Int

  /// The highest number that means guests; a higher one is something else, such as a year of birth.
  private static let limit = 9

  /// Finds guests at the end of a text that begins with someone's name.
  init?(endOf text: Scalars) {
    let words = text.words
    guard words.count > 1 || text.contains(where: { $0.isPlus || $0 == "외" }) else { return nil }
    guard let guests = Self(words, hasName: true) else { return nil }
    self = guests
  }

  /// Reads a text that is only about guests, such as `2 friends`, `+1` and `einer mehr`.
  init?(_ text: Scalars) {
    guard let guests = Self(text.words, hasName: false), guests.start == text.trimmed.startIndex
    else { return nil }
    self = guests
  }

  private init?(_ words: [Scalars], hasName: Bool) {
    var rest = words[...]
    if let last = rest.last, let times = last.times {
      self.init(start: last.startIndex, count: times - 1)
      return
    }
    while let last = rest.last, last.isGuestNoun(after: rest.dropLast().last) { rest.removeLast() }
    var hasNoun = rest.count < words.count
    while hasNoun, let last = rest.last, last.isPossessive { rest.removeLast() }
    let number = rest.last.flatMap { $0.guestNumber }
    if number != nil { rest.removeLast() }
    // `게스트 1명`
    if number != nil, let last = rest.last, ListWord.meaning(of: last.guestKey) == .guest {
      rest.removeLast()
      hasNoun = true
    }
    guard hasNoun || number != nil else { return nil }
    let isGlued = number?.isJoined == true
    let isJoined = isGlued || rest.last?.joinsGuests == true
    if !isGlued, isJoined { rest.removeLast() }
    // A number alone belongs to the name, as in "Dave 2".
    guard isJoined || hasNoun && (!hasName || number?.isArticle == false) else { return nil }
    let start = isGlued ? number?.start : words[rest.count].startIndex
    self.init(start: start ?? 0, count: number?.count ?? 1)
  }

  private init?(start: Int, count: Int) {
    guard (1...Self.limit).contains(count) else { return nil }
    self.start = start
    self.count = count
  }
}

extension Scalars {
  /// Whether this word means someone who is brought, such as a friend or a brother.
  var meansGuest: Bool {
    var key = guestKey
    if let digit = key.firstIndex(where: { (0x30...0x39).contains($0) }), first?.isHangul == true {
      key = Array(key[..<digit])
    }
    return Self.guestNouns.contains(key) && !Self.counted.contains(key)
      || ListWord.meaning(of: key) == .guest && guestNumber == nil
  }
}

extension Unicode.Scalar {
  fileprivate var isPlus: Bool { self == "+" || value == 0xFF0B }
}

extension Scalars {
  /// What people say instead of a number, by its value.
  private static let numbers = [
    "one,a,an,another,un,una,uno,een,één,ein,eine,einen,nen,'nen,einem,einer,eins,um,uma,une,jeden,jedna,jedną,jednym,bir,واحد,واحدة,한,하나,한명,한분",
    "two,couple,dos,zwei,dois,duas,deux,due,dwa,dwie,dwóch,dwoma,dwójka,iki,اثنين,اثنان,두,둘,두명,두분",
    "three,tres,drei,três,trois,tre,trzy,trzech,trzema,üç,ثلاثة,세,셋,세명",
    "four,cuatro,vier,quatro,quatre,quattro,cztery,dört,أربعة,네명",
    "five,cinco,fünf,cinq,cinque,pięć,beş,خمسة,다섯명",
  ].map { $0.parts(separatedBy: ",").map { SearchKey.folded($0) } }

  /// Words that mean guests behind a number.
  private static let counted = Set(
    ("more,extra,extras,other,others,mehr,weitere,weiterer,weiteren,weiterem,más,mais,autre,autres,"
      + "altro,altri,otro,otra,otros,inny,więcej,person,personen,persona,personas,people,pers,pessoa,"
      + "pessoas,persone,personne,personnes,osoba,osoby,osobą,kişi,명,인,분,شخص,اشخاص,آخر")
      .parts(separatedBy: ",").map { SearchKey.folded($0) })

  static let guestNouns = counted.union(
    ("freunde,freunden,kumpels,kollege,kollegen,kollegin,amigos,amigas,amici,amis,copains,potes,colega,colegas,kolegą,"
      + "kolegę,kolegami,kolegów,koleżanką,znajomym,znajomą,znajomych,kumpel,kumplem,kumpla,kumpli,gości,gościem,"
      + "arkadaşı,arkadaşıyla,arkadaşla,arkadaşımla,arkadaşlar,misafirle,misafirim,compa,compañero,"
      + "compañera,cuate,parceiro,parça,acompanhante,acompañante,accompagnatore,accompagnateur,broertje,zusje,zoon,zoontje,vriendje,neef,buurman,abim,oğlum,kuzenim,son,"
      + "daughter,kid,wife,husband,girlfriend,boyfriend,gf,bf,dad,bro,sis,nephew,uncle,neffe,sobrino,neveu,nipote,brat,bratem,cousin,cousine,"
      + "novia,novio,hermana,hijo,irmã,filho,frère,sœur,fratello,sorella,figlio,kardeş,kardeşi,"
      + "kardeşim,kuzen,أخي,أخوه,اخوه,اخي,صديقي,صديقه,صاحبي,صاحبه,اخويا,اخوي,ابني,ولدي,أصدقاء,اصدقاء,친구들,지인들,teammate,plus-one,"
      + "newbie,newcomer,sohn,lad,lads,missus,flatmate,housemate,roommate,cuñado,cuñada,suegro,yerno,papá,padre,père,papa,fils,mari,copine,copain,szwagra,szwagrem,syna,synem,kuzyna,kuzynem,tatą,pai,sogro,genro,namorado,namorada,padre,cognato,genero,suocero,cugino,fidanzata,schwager,schwester,mitspieler,mitbewohner,nachbar,nachbarn,arbeitskollege,"
      + "arbeitskollegen,vecino,primos,cunhado,vizinho,beau-frère,collègue,collègues,collega,colleghi")
      .parts(separatedBy: ",").map { SearchKey.folded($0) })

  private static let joining = Set(
    ("저랑,나랑,저하고,나하고,معي,ومعي,معاي,معايا,هجيب,وهجيب,جايب,وجايب,+,＋,plus,and,&,with,w/,mit,und,con,y,e,et,avec,i,z,ze,ve,com,więc,mais,più,외,외에,및,랑,이랑,하고,مع,معه,"
      + "ومعه,معاه,ومعاه,و,bringing,brings,bring,bringt,bringe,trae,traigo,llevo,leva,levo,trago,porto,"
      + "porta,amène,ramène,biorę,przyprowadzam,getiriyorum,getiriyor,including,incl,inkl,i'm,zzgl,zuzüglich")
      .parts(separatedBy: ",").map { SearchKey.folded($0) })

  private static let possessives = Set(
    ("my,m'n,mijn,zijn,his,her,their,of,mein,meine,meinen,meinem,sein,seinen,seinem,ihr,ihrem,mi,su,mon,ma,mes,son,"
      + "sa,mio,mia,suo,il,un,meu,minha,seu,mój,moim,swoim,moją,swoją,extra,the,do,de,d,da,von,vom,van,od,di,del,della,från,fra,from,بتاع,تبع")
      .parts(separatedBy: ",").map { SearchKey.folded($0) })

  var guestKey: [UInt8] {
    var word = self
    while let last = word.last, last == "." || last == "," || last == "!" { word.removeLast() }
    return SearchKey.folded(word)
  }

  /// A word for people who are brought.
  ///
  /// With a capital it may be a name, unless a number is before it, as
  /// in German.
  func isGuestNoun(after word: Scalars?) -> Bool {
    if ListWord.meaning(of: guestKey) == .guest { return guestNumber == nil }
    let isNoun = first?.isCapital != true || word?.guestNumber != nil || word?.isPossessive == true
    return isNoun && Self.guestNouns.contains(guestKey)
  }

  var isPossessive: Bool { Self.possessives.contains(guestKey) }

  var joinsGuests: Bool { first?.isCapital != true && Self.joining.contains(guestKey) }

  /// `2`, `+2`, `one`, `2명`; an article means one, and `+` in the same word joins it to the name.
  var guestNumber: (count: Int, start: Int, isJoined: Bool, isArticle: Bool)? {
    if let plus = firstIndex(where: { $0.isPlus }), plus + 1 < endIndex {
      guard let number = self[(plus + 1)...].guestNumber else { return nil }
      return (number.count, plus, true, false)
    }
    if let (count, unit) = leadingNumber {
      let key = unit.guestKey
      let isUnit =
        key.isEmpty || Self.guestNouns.contains(key) || ListWord.meaning(of: key) == .guest
      return isUnit ? (count, startIndex, false, false) : koreanGuestNumber
    }
    if let number = koreanGuestNumber { return number }
    let key = guestKey
    guard let index = Self.numbers.firstIndex(where: { $0.contains(key) }) else { return nil }
    let isArticle = key.count < 3 || index == 0 && key != Array("one".utf8)
    return (index + 1, startIndex, false, isArticle)
  }

  // `외1명` and `게스트1` in one word
  private var koreanGuestNumber: (count: Int, start: Int, isJoined: Bool, isArticle: Bool)? {
    guard let first, first.isHangul, let digit = firstIndex(where: { $0.isDigit }),
      let (count, unit) = self[digit...].leadingNumber,
      unit.isEmpty || unit.isSame(as: "명".scalars[...])
    else { return nil }
    let word = self[..<digit]
    if ListWord.meaning(of: SearchKey.folded(word)) == .guest {
      return (count, startIndex, true, false)
    }
    // `민준외1명`
    guard word.last == "외" else { return nil }
    return (count, word.endIndex - 1, true, false)
  }

  /// `x2`, `2x`, `×2`, `*2`: how many people a name stands for.
  fileprivate var times: Int? {
    let text = filter { $0 != "(" && $0 != ")" }[...]
    func isTimes(_ scalar: Unicode.Scalar?) -> Bool {
      scalar == "x" || scalar == "X" || scalar == "*" || scalar?.value == 0xD7
    }
    if isTimes(text.first), let (count, rest) = text.dropFirst().leadingNumber, rest.isEmpty {
      return count
    }
    guard let (count, rest) = text.leadingNumber, rest.count == 1, isTimes(rest.first) else {
      return nil
    }
    return count
  }
}
