public import Domain

extension JSONWriter {
  /// Writes a user in the format of the REST API.
  public mutating func user(id: Account.ID, username: String) {
    object { writer in
      writer.string("id", id.uuidString)
      writer.string("username", username)
    }
  }
}
