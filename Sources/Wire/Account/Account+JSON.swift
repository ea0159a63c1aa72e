public import Domain

extension JSONWriter {
  /// Writes a user in the format of the REST API.
  public mutating func user(id: Account.ID, username: String) {
    object { writer in
      writer.id("id", id)
      writer.string("username", username)
    }
  }
}
