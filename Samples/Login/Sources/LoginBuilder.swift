/// Puts the screen together, around any view model there is.
public enum LoginBuilder {
  /// Makes a view model of that type, and the view on it; a test gives the type of a mock.
  public static func build<VM: LoginVM>(
    dependency: LoginDependency, viewModelType: VM.Type
  ) -> LoginVC {
    LoginVC.instantiate(viewModel: viewModelType.init(dependency: dependency))
  }
}
