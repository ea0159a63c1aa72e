/// The view controller of the login screen: it joins controls and view model, and decides nothing.
public final class LoginVC: BaseViewController, ViewControllerInit {
  /// What it shows.
  public let viewModel: any LoginVM
  /// Where it leads.
  public let router: LoginRouter

  private let usernameField = TextField("username")
  private let passwordField = TextField("password")
  private let problemLabel = Label("problem")
  private let loginButton = Button("loginButton")
  private let registerButton = Button("registerButton")

  /// Makes a view controller with nothing on its view yet.
  public init(viewModel: any LoginVM) {
    self.viewModel = viewModel
    router = LoginRouter(navigator: viewModel.dependency.navigator)
    super.init("login", viewModel.dependency.language)
  }

  /// Texts and kinds.
  public func setupViews() {
    let texts = viewModel.dependency.texts
    titleLabel.text = texts.title
    usernameField.title = texts.username
    passwordField.title = texts.password
    passwordField.kind = .password
    problemLabel.isReporting = true
    loginButton.isSubmitting = true
    registerButton.title = texts.noAccount
  }

  /// Everything lies in the form, one below another.
  public func addSubviews() {
    view.addSubview(usernameField)
    view.addSubview(passwordField)
    view.addSubview(problemLabel)
    view.addSubview(loginButton)
    view.addSubview(registerButton)
  }

  /// Classes of the samples' style sheet.
  public func makeConstraints() {
    view.classes = "form"
    usernameField.classes = "field"
    passwordField.classes = "field"
    problemLabel.classes = "problem"
    loginButton.classes = "button primary"
    registerButton.classes = "button secondary"
  }

  /// What is typed and sent goes to the view model; the way to an account, to the router.
  ///
  /// The closures hold what they need, and not the view controller, which holds them.
  public func bindInputs() {
    let (viewModel, router) = (viewModel, router)
    usernameField.onInput = { viewModel.didChangeUsername($0) }
    passwordField.onInput = { viewModel.didChangePassword($0) }
    view.onSubmit = { viewModel.didTapLoginButton() }
    registerButton.onTap = { router.showRegistration() }
  }

  /// What the view model says goes to the controls; what has happened, to the router.
  public func bindOutputs() {
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
    bind { [problemLabel] in problemLabel.text = viewModel.problem }
    bind { [loginButton] in
      loginButton.isBusy = viewModel.isWaiting
      loginButton.title = viewModel.isWaiting ? texts.loggingIn : texts.login
    }
    bind { if viewModel.finishLogin.take() { router.showWelcome() } }
    bind { if viewModel.finishLogout.take() { router.back() } }
  }
}
