/// Builds the login screen with any type of view model.
package enum LoginBuilder {
  /// Creates a view model of the given type and its view; a test passes the type of a mock.
  package static func build<VM: LoginVM>(
    dependency: LoginDependency, viewModelType: VM.Type
  ) -> LoginVC {
    LoginVC.instantiate(viewModel: viewModelType.init(dependency: dependency))
  }

  /// Creates the login's own view model and its view.
  ///
  /// NB: Here, because without optimisation Embedded Swift has the protocols of a class only in its own module.
  package static func build(dependency: LoginDependency) -> LoginVC {
    build(dependency: dependency, viewModelType: LoginVMImpl.self)
  }
}
