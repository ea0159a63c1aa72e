import Texts

/// The view controller of the login screen: connects controls, view model and router.
package final class LoginVC: BaseViewController, ViewControllerInit {
  /// The view model that the screen shows.
  package let viewModel: any LoginVM
  /// The router that leads from this screen to others.
  package let router: LoginRouter

  private let usernameField = TextField("username")
  private let passwordField = TextField("password")
  private let problemLabel = Label("problem")
  private let loginButton = Button("loginButton")
  private let registerButton = Button("registerButton")

  /// Creates a view controller with an empty view.
  package init(viewModel: any LoginVM) {
    self.viewModel = viewModel
    router = LoginRouter(navigator: viewModel.dependency.navigator)
    super.init("login", viewModel.dependency.language)
  }

  /// Sets the texts and kinds of the controls.
  package func setupViews() {
    let texts = viewModel.dependency.texts
    titleLabel.text = texts.title
    usernameField.title = texts.username
    passwordField.title = texts.password
    passwordField.kind = .password
    problemLabel.isReporting = true
    loginButton.isSubmitting = true
    registerButton.title = texts.noAccount
  }

  /// Adds all controls to the form, one below another.
  package func addSubviews() {
    view.addSubview(usernameField)
    view.addSubview(passwordField)
    view.addSubview(problemLabel)
    view.addSubview(loginButton)
    view.addSubview(registerButton)
  }

  /// Sets the classes for the samples' style sheet.
  package func makeConstraints() {
    view.classes = "form"
    usernameField.classes = "field"
    passwordField.classes = "field"
    problemLabel.classes = "problem"
    loginButton.classes = "button primary"
    registerButton.classes = "button secondary"
  }

  /// Connects typing and submitting to the view model, and the register button to the router.
  ///
  /// The closures capture only these two, because capturing the view controller would form a retain
  /// cycle.
  package func bindInputs() {
    let (viewModel, router) = (viewModel, router)
    usernameField.onInput = { viewModel.didChangeUsername($0) }
    passwordField.onInput = { viewModel.didChangePassword($0) }
    view.onSubmit = { viewModel.didTapLoginButton() }
    registerButton.onTap = { router.showRegistration() }
  }

  /// Connects the view model's state to the controls, and its events to the router.
  package func bindOutputs() {
    let (viewModel, router, texts) = (viewModel, router, viewModel.dependency.texts)
    bind { [usernameField] in
      usernameField.text = viewModel.username
      usernameField.isReadOnly = viewModel.isWaiting
      usernameField.problemKey = viewModel.isUsernameWrong ? "problem" : nil
    }
    bind { [passwordField] in
      passwordField.isReadOnly = viewModel.isWaiting
      passwordField.problemKey = viewModel.isPasswordWrong ? "problem" : nil
    }
    bind { [problemLabel] in problemLabel.text = viewModel.errorText }
    bind { [loginButton] in
      loginButton.isBusy = viewModel.isWaiting
      loginButton.title = viewModel.isWaiting ? texts.loggingIn : texts.login
    }
    bind { if viewModel.finishLogin.take() { router.showWelcome() } }
    bind { if viewModel.finishLogout.take() { router.back() } }
  }
}
