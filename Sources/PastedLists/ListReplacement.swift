import Domain

// What says that a place in the list changes hands: "instead of Bob", "I'll take Bob's place".

extension [ListPhrase] {
  /// Whether a phrase stands beside the name of someone who gives a place up: "instead of", or "place"
  /// in a sentence about taking one.
  func replaces(_ index: Int) -> Bool {
    if self[index].meaning == .insteadOf { return true }
    return Self.places.contains(SearchKey.folded(self[index].text.lastWord))
      && contains { $0.text.words.contains { Self.takers.contains(SearchKey.folded($0)) } }
  }

  /// Whether a preposition follows directly on what a writer says of themselves: "I'm in for Bob".
  func writerReplaces(_ index: Int) -> Bool {
    guard index > 0, self[index].mayReplace else { return false }
    return self[..<index].contains { $0.meaning == .me || $0.text.isVerbOfWriter }
      && (self[index - 1].meaning == .yes || self[index - 1].meaning == .me
        || self[index - 1].text.isVerbOfWriter)
  }

  private static let places = Set(
    "place,spot,slot,platz,lugar,puesto,sitio,cupo,plaza,vaga,posto,miejsce,yerini,yerine,مكان,مكانه,자리"
      .parts(separatedBy: ",").map { SearchKey.folded($0) })

  fileprivate static let takers = Set(
    ("take,takes,taking,grab,quedo,nehme,nimmt,übernehme,übernimmt,ocupo,ocupa,tomo,toma,cojo,fico,pego,assumo,"
      + "zajmuję,zajmuje,biorę,bierze,prends,prend,prendo,prende,alırım,alıyorum,alıyor,باخذ,سآخذ,آخذ,اخذ")
      .parts(separatedBy: ",").map { SearchKey.folded($0) })
}

extension Scalars {
  /// Whether the text is "I" or a verb that a writer says of themselves, also at the beginning of a
  /// sentence: "I'll", "Entro".
  var isVerbOfWriter: Bool {
    guard let first = words.first else { return false }
    let key = SearchKey.folded(first)
    return first.prefix { $0.isLetter }.meansTheWriter || Self.verbsOfWriter.contains(key)
      || [ListPhrase].takers.contains(key)
  }

  fileprivate var lastWord: Scalars { words.last ?? self }

  private static let verbsOfWriter = Set(
    ("bin,entro,voy,juego,spiele,komme,springe,wchodzę,gram,zagram,vou,jogo,vengo,gioco,subentro,viens,joue,"
      + "gelirim,oynarım").parts(separatedBy: ",").map { SearchKey.folded($0) })
}
