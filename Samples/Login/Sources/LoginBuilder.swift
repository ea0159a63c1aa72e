/// Builds the login screen with any type of view model.
package enum LoginBuilder {
  /// Creates a view model of the given type and its view; a test passes the type of a mock.
  package static func build<VM: LoginVM>(
    dependency: LoginDependency, viewModelType: VM.Type
  ) -> LoginVC {
    LoginVC.instantiate(viewModel: viewModelType.init(dependency: dependency))
  }
}
