import Texts

/// A view controller that is set up from its view model in five steps.
package protocol ViewControllerInit: AnyObject {
  /// The type of the view model.
  associatedtype VM

  /// Creates a view controller with an empty view.
  init(viewModel: VM)

  /// Sets the texts and kinds of the controls.
  func setupViews()
  /// Builds the hierarchy of controls.
  func addSubviews()
  /// Sets the layout: the classes for the style sheet.
  func makeConstraints()
  /// Connects the controls' events to the inputs of the view model.
  func bindInputs()
  /// Connects the outputs of the view model to the controls and the router.
  func bindOutputs()
}

extension ViewControllerInit {
  /// Creates a view controller and runs the five steps, each of which needs the ones before it.
  package static func instantiate(viewModel: VM) -> Self {
    let viewController = Self(viewModel: viewModel)
    viewController.setupViews()
    viewController.addSubviews()
    viewController.makeConstraints()
    viewController.bindInputs()
    viewController.bindOutputs()
    return viewController
  }
}
