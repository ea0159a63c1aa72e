/// The view controller of the page behind the login.
public final class WelcomeVC: BaseViewController, ViewControllerInit {
  private let viewModel: any LoginVM
  private let noteLabel = Label("note")
  private let problemLabel = Label("problem")
  private let logoutButton = Button("logoutButton")

  /// Makes a view controller with nothing on its view yet.
  public init(viewModel: any LoginVM) {
    self.viewModel = viewModel
    super.init("welcome", viewModel.dependency.language)
  }

  /// Texts and kinds.
  public func setupViews() {
    noteLabel.text = viewModel.dependency.texts.sessionNote
    problemLabel.isReporting = true
  }

  /// One below another.
  public func addSubviews() {
    view.addSubview(noteLabel)
    view.addSubview(problemLabel)
    view.addSubview(logoutButton)
  }

  /// Classes of the samples' style sheet.
  public func makeConstraints() {
    view.classes = "form"
    noteLabel.classes = "note"
    problemLabel.classes = "problem"
    logoutButton.classes = "button primary"
  }

  /// A tap goes to the view model.
  public func bindInputs() {
    let viewModel = viewModel
    logoutButton.onTap = { viewModel.didTapLogoutButton() }
  }

  /// The greeting is the title; that somebody logged out, the login screen hears.
  public func bindOutputs() {
    let (viewModel, texts) = (viewModel, viewModel.dependency.texts)
    bind { [titleLabel] in titleLabel.text = viewModel.welcome }
    bind { [problemLabel] in problemLabel.text = viewModel.problem }
    bind { [logoutButton] in
      logoutButton.isBusy = viewModel.isWaiting
      logoutButton.title = viewModel.isWaiting ? texts.loggingOut : texts.logout
    }
  }
}
