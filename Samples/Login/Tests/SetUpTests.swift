import LoginSample
import Presentation
import Testing
import Texts

@Suite("Setting up")
struct SetUpTests {
  @Test func `a view controller runs its five steps in order, with its view model set`() {
    let viewController = StepByStep.instantiate(viewModel: "view model")
    #expect(
      viewController.steps == [
        "view model", "setupViews", "addSubviews", "makeConstraints", "bindInputs", "bindOutputs",
      ])
  }

  @Test func `the builder creates a view model of the given type with the dependency`() throws {
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

  @Test func `a relay that fired several times is taken once`() {
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
