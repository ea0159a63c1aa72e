import LoginSample
import Presentation
import Testing

/// How a screen is put together.
@Suite("Setting up")
struct SetUpTests {
  @Test func `a view controller takes its five steps in order, with its view model there`() {
    let viewController = StepByStep.instantiate(viewModel: "view model")
    #expect(
      viewController.steps == [
        "view model", "setupViews", "addSubviews", "makeConstraints", "bindInputs", "bindOutputs",
      ])
  }

  @Test func `the builder gives the dependency to a view model of the type it is told`() throws {
    let service = LoginServiceStub()
    let dependency = LoginDependency(
      service: service, navigator: LoginNavigatorStub(), language: .korean, username: "ann")
    let real = LoginBuilder.build(dependency: dependency, viewModelType: LoginVMImpl.self)
    let mocked = LoginBuilder.build(dependency: dependency, viewModelType: LoginVMMock.self)
    #expect(real.viewModel is LoginVMImpl)
    #expect(real.viewModel.username == "ann")
    #expect(mocked.viewModel is LoginVMMock)
    for screen in [real, mocked] {
      #expect(screen.viewModel.dependency.service === service)
      #expect(screen.title == "로그인")
    }
  }

  @Test func `a relay is taken once for all that was accepted before`() {
    let relay = Relay()
    #expect(!relay.take())
    relay.accept()
    relay.accept()
    #expect(relay.take())
    #expect(!relay.take())
  }
}

private final class StepByStep: ViewControllerInit {
  private(set) var steps: [String]

  init(viewModel: String) { steps = [viewModel] }

  func setupViews() { steps.append("setupViews") }
  func addSubviews() { steps.append("addSubviews") }
  func makeConstraints() { steps.append("makeConstraints") }
  func bindInputs() { steps.append("bindInputs") }
  func bindOutputs() { steps.append("bindOutputs") }
}
