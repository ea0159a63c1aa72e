import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds where a small change of a source makes another program that compiles as a rule.
///
/// Where it does not, because types are not known here, the compiler says so, and the mutant is left out. Patterns, strings,
/// attributes, default arguments and the conditions of `#if` are left alone.
public final class MutantFinder: SyntaxVisitor {
  private let path: String
  private let locations: SourceLocationConverter
  private var places: [Place] = []

  /// The places in a source, in their order.
  public static func places(in source: String, path: String) -> [Place] {
    let parsed = Parser.parse(source: source)
    // An operator that is not a standard one leaves its sequence as it is.
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let finder = MutantFinder(path: path, tree: tree)
    finder.walk(tree)
    return finder.places.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
  }

  private init(path: String, tree: Syntax) {
    self.path = path
    locations = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func add(_ kind: Place.Kind, _ node: some SyntaxProtocol, _ alternatives: [String]) {
    guard !alternatives.isEmpty else { return }
    let start = node.positionAfterSkippingLeadingTrivia
    places.append(
      Place(
        path: path, line: locations.location(for: start).line,
        scope: Syntax(node).scope, start: start.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset, kind: kind,
        text: node.trimmedDescription, alternatives: alternatives))
  }

  // MARK: Expressions

  override public func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if !node.isAssignment { add(.expression, node, node.alternatives) }
    return .visitChildren
  }

  override public func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" { add(.expression, node, [node.expression.trimmedDescription]) }
    return .visitChildren
  }

  override public func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text.filter { $0 != "_" }
    if let number = Int(digits) { add(.expression, node, ["\(number + 1)"]) }
    return .skipChildren
  }

  override public func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(.expression, node, [node.literal.text == "true" ? "false" : "true"])
    return .skipChildren
  }

  // MARK: Conditions

  override public func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { negate(condition) }
    return .visitChildren
  }

  override public func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override public func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  /// Negates a condition that no other operator changes.
  private func negate(_ condition: ExprSyntax) {
    guard
      condition.is(FunctionCallExprSyntax.self) || condition.is(MemberAccessExprSyntax.self)
        || condition.is(DeclReferenceExprSyntax.self)
    else { return }
    add(.expression, condition, ["!\(condition.trimmedDescription)"])
  }

  // MARK: Statements

  override public func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, !node.mayBeValue else { return .visitChildren }
    let core = expression.as(TryExprSyntax.self)?.expression ?? expression
    if let assignment = core.as(InfixOperatorExprSyntax.self), assignment.isAssignment {
      // Without it something would not be initialized.
      if !node.isInInitializer { add(.statement, expression, [""] + assignment.alternatives) }
    } else if let call = core.as(FunctionCallExprSyntax.self), !call.isOfInitializer {
      add(.statement, expression, [""])
    }
    return .visitChildren
  }

  // MARK: What is left alone

  override public func visit(_: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override public func visit(_: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override public func visit(_: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override public func visit(_: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override public func visit(_: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override public func visit(_: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override public func visit(_: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override public func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }
}
