import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The form in which a game is planned or changed.
  func planFormScreen(_ model: PlanFormViewModel, _ context: PageContext) {
    let texts = context.texts
    layout(context, "narrow") {
      button(
        key: "cancel", .type("button"), .class("text-button"), .aria("keyshortcuts", "Escape"),
        .tap(.planForm(.cancelTapped))
      ) { texts.cancel }
    } content: {
      form(key: "plan-form", .class("form"), .submit(.planForm(.doneTapped))) {
        div(.class("field-pair")) {
          planField(.day, texts.dayLabel, model, "date", isInParts: true)
          planField(.time, texts.timeOfDayLabel, model, "time", isInParts: true)
        }
        zone(model)
        placeField(model, texts)
        div(.class("field-pair")) {
          heads(
            .most, texts.peopleMost, texts.peopleMostAdvice, model, texts, less: .mostLess,
            more: .mostMore)
          heads(
            .least, texts.peopleLeast, texts.peopleLeastAdvice, model, texts, less: .leastLess,
            more: .leastMore)
        }
        if let isPlaying = model.isPlaying {
          label(key: "plan-playing", .class("switch-row")) {
            span { texts.iPlay }
            input(
              .class("switch"), .type("checkbox"), .role("switch"), .checked(isPlaying),
              .change(.planForm(.playingTapped)))
          }
        }
        if model.hasRhythm {
          choiceField(.weeks, texts.repeatLabel, model.repetitions, model)
          if model.proposesWeekly {
            button(
              key: "plan-weekly", .type("button"), .class("text-button"),
              .tap(.planForm(.weeklyTapped))
            ) { texts.everyWeekQuestion }
          }
          if model.isRepeated { choiceField(.opens, texts.opensLabel, model.openings, model) }
          announced("plan-note", "note", model.rhythmNote ?? model.twinNote)
        }
        details(key: "plan-details", .class("more-details")) {
          summary { texts.moreDetails }
          planField(.length, texts.lengthLabel, model, "text", mode: "numeric")
          div(.class("field-pair")) {
            choiceField(.answerDays, texts.answerByLabel, model.deadlines, model)
            planField(
              .answerTime, texts.answerTimeLabel, model, "time", isEnabled: model.hasDeadline,
              isInParts: true)
          }
          planField(.price, texts.priceLabel, model, "text")
          choiceField(.guests, texts.guestsEachLabel, model.guestNumbers, model)
          planField(.map, texts.mapLabel, model, "url")
        }
        problemText(model.errorText)
      }
    } dock: {
      planFormDock(model, texts)
    }
  }

  private func planFormDock(_ model: PlanFormViewModel, _ texts: Strings) {
    div(.class("dock-row")) {
      primarySubmit(model.doneLabel, isEnabled: model.canFinish, form: "plan-form")
      if model.isPartOfSeries {
        secondaryButton(
          key: "from-here", .disabled(!model.canChangeFromHere), .tap(.planForm(.fromHereTapped))
        ) { span { texts.fromHereOn } }
      }
    }
  }

  private func zone(_ model: PlanFormViewModel) {
    announced("zone", "note", model.zoneNote)
    if let label = model.ownZoneLabel {
      button(
        key: "own-zone", .type("button"), .class("text-button"), .tap(.planForm(.ownZoneTapped))
      ) { label }
    }
  }

  private func planField(
    _ name: PlanField, _ text: String, _ model: PlanFormViewModel, _ type: StaticString,
    mode: StaticString? = nil, isEnabled: Bool = true, isInParts: Bool = false
  ) {
    labelledField(name, text, isInParts: isInParts) {
      input(
        key: "plan-\(name.rawValue)", .class("input"), .type(type), .name("\(name.rawValue)"),
        .value(model[name]), .inputMode(mode), .autocomplete("off"), .dir("auto"),
        .disabled(!isEnabled), .aria("invalid", model.wrongField == name ? "true" : nil),
        .aria("describedby", "problem"), .input(.planForm(name)))
    }
  }

  private func placeField(_ model: PlanFormViewModel, _ texts: Strings) {
    let places = model.places
    labelledField(.place, texts.placeLabel) {
      input(
        key: "plan-place", .class("input"), .type("text"), .name("place"),
        .value(model[.place]), .autocomplete("off"), .dir("auto"),
        .attribute("list", places.isEmpty ? nil : "last-places"),
        .aria("invalid", model.wrongField == .place ? "true" : nil),
        .aria("describedby", "problem"), .input(.planForm(.place)))
      if !places.isEmpty {
        datalist(.id("last-places")) { each(places) { option(.value($0)) {} } }
      }
    }
  }

  /// A number of people, with a button on each side of it.
  private func heads(
    _ name: PlanField, _ text: String, _ advice: String, _ model: PlanFormViewModel,
    _ texts: Strings, less: PlanFormEvent.Plain, more: PlanFormEvent.Plain
  ) {
    labelledField(name, text) {
      div(.class("stepper")) {
        step("−", texts.oneLess(text), .planForm(less))
        input(
          key: "plan-\(name.rawValue)", .class("input"), .type("text"), .inputMode("numeric"),
          .name("\(name.rawValue)"), .value(model[name]), .autocomplete("off"),
          .aria("invalid", model.wrongField == name ? "true" : nil),
          .aria("describedby", "plan-\(name.rawValue)-advice problem"), .input(.planForm(name)))
        step("+", texts.oneMore(text), .planForm(more))
        announced("plan-\(name.rawValue)-said", "spoken", model.stepped(name))
      }
      p(.id("plan-\(name.rawValue)-advice"), .class("field-advice")) { advice }
    }
  }

  private func step(_ sign: String, _ label: String, _ event: Event) {
    button(.type("button"), .class("step-button"), .aria("label", label), .tap(event)) { sign }
  }

  private func choiceField(
    _ name: PlanField, _ text: String, _ choices: [PlanFormViewModel.Choice],
    _ model: PlanFormViewModel
  ) {
    labelledField(name, text) {
      select(
        key: "plan-\(name.rawValue)", .class("input"), .name("\(name.rawValue)"),
        .change(.planForm(name))
      ) {
        each(choices) { choice in
          option(
            .value(choice.code), .selected(choice.code.isEqualByBytes(to: model[name]))
          ) { choice.label }
        }
      }
    }
  }

  private var datalist: Tag { tag("datalist") }

  /// A field with its label.
  ///
  /// Screen readers read the parts of a day or a time without the label, but with the title of what is around them,
  /// which labels nothing else.
  private func labelledField(
    _ name: PlanField, _ text: String, isInParts: Bool = false,
    @MarkupBuilder control: () -> Elements
  ) {
    div(
      key: "field-\(name.rawValue)", .class("field"), .role(isInParts ? "group" : nil),
      .title(isInParts ? text : nil)
    ) {
      label(.for("plan-\(name.rawValue)"), .class("label")) { text }
      control()
    }
  }
}
