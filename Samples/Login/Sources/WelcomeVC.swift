import Texts

/// The view controller of the page that a user sees after logging in.
package final class WelcomeVC: BaseViewController, ViewControllerInit {
  private let viewModel: any LoginVM
  private let noteLabel = Label("note")
  private let problemLabel = Label("problem")
  private let logoutButton = Button("logoutButton")

  /// Creates a view controller with an empty view.
  package init(viewModel: any LoginVM) {
    self.viewModel = viewModel
    super.init("welcome", viewModel.dependency.language)
  }

  /// Sets the texts and kinds of the controls.
  package func setupViews() {
    noteLabel.text = viewModel.dependency.texts.sessionNote
    problemLabel.isReporting = true
  }

  /// Adds the controls to the view, one below another.
  package func addSubviews() {
    view.addSubview(noteLabel)
    view.addSubview(problemLabel)
    view.addSubview(logoutButton)
  }

  /// Sets the classes for the samples' style sheet.
  package func makeConstraints() {
    view.classes = "form"
    noteLabel.classes = "note"
    problemLabel.classes = "problem"
    logoutButton.classes = "button primary"
  }

  /// Connects the logout button to the view model.
  package func bindInputs() {
    let viewModel = viewModel
    logoutButton.onTap = { viewModel.didTapLogoutButton() }
  }

  /// Connects the view model's state to the controls, with the greeting as the title.
  ///
  /// The login screen observes the logout.
  package func bindOutputs() {
    let (viewModel, texts) = (viewModel, viewModel.dependency.texts)
    bind { [titleLabel] in titleLabel.text = viewModel.welcome }
    bind { [problemLabel] in problemLabel.text = viewModel.errorText }
    bind { [logoutButton] in
      logoutButton.isBusy = viewModel.isWaiting
      logoutButton.title = viewModel.isWaiting ? texts.loggingOut : texts.logout
    }
  }
}
