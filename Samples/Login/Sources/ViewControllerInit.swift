/// A view controller that is made from its view model, in five steps.
public protocol ViewControllerInit: AnyObject {
  /// What it shows.
  associatedtype VM

  /// Makes it with nothing on it yet.
  init(viewModel: VM)

  /// Says what the controls are: texts and kinds.
  func setupViews()
  /// Says which control lies in which.
  func addSubviews()
  /// Says how they are laid out: classes for the style sheet.
  func makeConstraints()
  /// Joins what happens to controls to the inputs of the view model.
  func bindInputs()
  /// Joins the outputs of the view model to controls and to the router.
  func bindOutputs()
}

extension ViewControllerInit {
  /// Makes a view controller and takes the steps, each of which needs the ones before.
  public static func instantiate(viewModel: VM) -> Self {
    let viewController = Self(viewModel: viewModel)
    viewController.setupViews()
    viewController.addSubviews()
    viewController.makeConstraints()
    viewController.bindInputs()
    viewController.bindOutputs()
    return viewController
  }
}
