import CPostgres

extension PostgresConnection {
  /// The options that let libpq try the hosts of an address in another order: so many of them last.
  ///
  /// libpq takes the first server that has the wanted attributes. Where a primary that was replaced came back,
  /// that may be the wrong one.
  static func hosts(of address: String, last count: Int) -> [(name: String, value: String)] {
    guard let options = PQconninfoParse(address, nil) else { return [] }
    defer { PQconninfoFree(options) }
    var rotated: [(name: String, value: String)] = []
    var option = options
    while let keyword = option.pointee.keyword {
      let name = String(cString: keyword)
      if ["host", "hostaddr", "port"].contains(name), let value = option.pointee.val {
        let values = String(cString: value).split(separator: ",", omittingEmptySubsequences: false)
        let start = count % values.count
        rotated.append((name, (values[start...] + values[..<start]).joined(separator: ",")))
      }
      option += 1
    }
    return rotated
  }
}
