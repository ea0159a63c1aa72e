import HTTPTypes

extension HTTPFields {
  /// A header by its name, where the library has no constant for the name.
  subscript(named name: String) -> String? {
    get { HTTPField.Name(name).flatMap { self[$0] } }
    set {
      guard let name = HTTPField.Name(name) else { return }
      self[name] = newValue
    }
  }
}
