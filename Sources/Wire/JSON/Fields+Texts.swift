package import Domain

extension Fields {
  /// A domain text; `nil` when the field is missing or has no visible character.
  @inline(never)
  package func shortTextIfPresent(_ name: StaticString) throws(WireError) -> ShortText? {
    guard let typed = try textIfPresent(name) else { return nil }
    do throws(TextError) {
      return try shortText(of: typed)
    } catch .empty {
      return nil
    } catch {
      throw .text(field: name.description, error)
    }
  }

  @inline(never)
  package func shortText(_ name: StaticString) throws(WireError) -> ShortText {
    let typed = try text(name)
    do throws(TextError) {
      return try shortText(of: typed)
    } catch {
      throw .text(field: name.description, error)
    }
  }

  /// A group's name; `nil` when the field is missing or has no visible character.
  package func groupNameIfPresent(_ name: StaticString) throws(WireError) -> GroupName? {
    guard let line = try shortTextIfPresent(name) else { return nil }
    do throws(TextError) {
      return try GroupName(line)
    } catch {
      throw .text(field: name.description, error)
    }
  }

  private func shortText(of text: String) throws(TextError) -> ShortText {
    switch provenance {
    case .submitted: try ShortText(submitted: text)
    case .recorded: try ShortText(recorded: text)
    case .accepted: ShortText(accepted: text)
    }
  }
}

extension ShortText {
  /// Trims and checks a text from another program, which counts the blanks around it, too, as the
  /// API's description does.
  fileprivate init(submitted text: String) throws(TextError) {
    guard text.scalars.count <= Self.scalarLimit else {
      throw .tooLong(limit: Self.scalarLimit)
    }
    try self.init(text)
  }
}
