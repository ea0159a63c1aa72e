import SwiftSyntax

extension InfixOperatorExprSyntax {
  /// Whether it sets something, and so is a statement.
  var isAssignment: Bool {
    if self.operator.is(AssignmentExprSyntax.self) { return true }
    let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~="]
    return name.hasSuffix("=") && !comparisons.contains(name)
  }

  /// The same with another operator, or one side alone.
  var alternatives: [String] {
    let left = leftOperand.trimmedDescription
    let right = rightOperand.trimmedDescription
    if name == "??" { return [right] }
    return others.map { "\(left) \($0) \(right)" }
  }

  private var name: String { self.operator.trimmedDescription }

  private var others: [String] {
    switch name {
    case "<": ["<=", ">="]
    case "<=": ["<", ">"]
    case ">": [">=", "<="]
    case ">=": [">", "<"]
    case "==": ["!="]
    case "!=": ["=="]
    case "===": ["!=="]
    case "!==": ["==="]
    case "&&": ["||"]
    case "||": ["&&"]
    // Of what has no minus, such as texts, the compiler leaves it out.
    case "+": isOfNumbers ? ["-"] : []
    case "-": ["+"]
    case "*": ["+"]
    case "/": ["*"]
    case "%": ["*"]
    case "+=": isOfNumbers ? ["-="] : []
    case "-=": ["+="]
    default: []
    }
  }

  /// Whether a side is a number as it stands; the types of others are not known here.
  private var isOfNumbers: Bool {
    leftOperand.is(IntegerLiteralExprSyntax.self) || rightOperand.is(IntegerLiteralExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `self.init` or `super.init`, without which nothing is initialized.
  var isOfInitializer: Bool {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
  }
}

extension CodeBlockItemSyntax {
  /// Whether the item may be the value of what it stands in, which a function or a branch of one expression has
  /// without `return`.
  var mayBeValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let block = list.parent
    else { return false }
    if block.is(ClosureExprSyntax.self) || block.is(AccessorBlockSyntax.self) { return true }
    if let branch = block.as(SwitchCaseSyntax.self) {
      return branch.parent?.parent.map { Self.isValue($0) } ?? true
    }
    switch block.parent?.kind {
    case .functionDecl:
      return block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    case .accessorDecl:
      return block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    case .ifExpr: return block.parent.map { Self.isValue($0) } ?? true
    default: return false
    }
  }

  /// Whether an `if` or a `switch` is a value, or stands where it may be one.
  private static func isValue(_ node: Syntax) -> Bool {
    // `else if`
    if let outer = node.parent, outer.is(IfExprSyntax.self) { return isValue(outer) }
    guard let item = node.parent?.parent?.as(CodeBlockItemSyntax.self) else { return true }
    return item.mayBeValue
  }

  var isInInitializer: Bool {
    sequence(first: Syntax(self), next: \.parent).contains {
      $0.is(InitializerDeclSyntax.self)
    }
  }
}

extension Syntax {
  /// The names of the declarations around it, such as `Plans.additions`.
  var scope: String {
    sequence(first: self, next: \.parent).compactMap { $0.scopeName }.reversed().joined(
      separator: ".")
  }

  private var scopeName: String? {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    switch `as`(SyntaxEnum.self) {
    case .extensionDecl(let node): return node.extendedType.trimmedDescription
    case .initializerDecl: return "init"
    case .subscriptDecl: return "subscript"
    case .patternBinding(let node): return node.pattern.trimmedDescription
    default: return nil
    }
  }
}
