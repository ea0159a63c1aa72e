"""Compiles the API's description into the Swift that reads and writes changes.

Usage: compile-wire.py [--check]
  (nothing)   writes Sources/Wire/Generated, the kinds of changes for tests, and what texts weigh
  --check     fails when those files are not what openapi.yaml makes

docs/wire.md explains what `x-swift` means in openapi.yaml.
"""
import argparse
import pathlib
import re
import subprocess
import tempfile

import yaml

import generated
from generated import Mistake

ROOT = pathlib.Path(__file__).resolve().parent.parent
DESCRIPTION = ROOT / "Server/Sources/API/openapi.yaml"
WIRE = ROOT / "Sources/Wire/Generated"
KINDS = ROOT / "Tests/Support/Generated"
WEIGHTS = ROOT / "Server/Sources/API/Squads/Generated"
HEAD = "// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.\n"

# The rooms of changes, each with the ids beside its changes: their parameters and types in Swift.
# Those of which a squad has most come first, because readers look for a kind in this order.
ROOMS = {
    "goal": {"of gather": "Gather.ID", "_ goal": "Goal.ID"},
    "player": {"of player": "Player.ID"},
    "squad": {},
    "gather": {"of gather": "Gather.ID"},
    "clock": {"of gather": "Gather.ID", "in game": "Game.ID?"},
    "sharing": {"of gather": "Gather.ID"},
    "plan": {"of key": "PlanKey"},
    "series": {"of series": "Series.ID"},
    "replies": {},
    "season": {"of season": "Season.ID"},
    "tables": {},
}

# What a member is in Swift, by the schema that it refers to or by its type: the functions of `Fields`
# and of `JSONWriter` that read and write it, and the property that is written.
VALUES = {
    "UUID": ("id", "id", ""),
    "Name": ("shortText", "string", ".text"),
    "GroupName": ("groupName", "string", ".text"),
    "MapLink": ("map", "string", ".text"),
    "Instant": ("instant", "integer", ".milliseconds"),
    "Day": ("day", "day", ""),
    "MinuteOfDay": ("minute", "integer", ".number"),
    "TimeBefore": ("time", "time", ""),
    "Age": ("age", "integer", ".years"),
    "Level": ("level", "integer", ".tenths"),
    "ClockSetting": ("clockSetting", "integer", ".totalSeconds"),
    "Participants": ("participants", "participants", ""),
    "enum": ("choice", "string", ".rawValue"),
    "integer": ("number", "integer", ""),
    "boolean": ("truth", "truth", ""),
}
SYNONYMS = {"GameID": "UUID", "OptionalLine": "Name"}
# Those whose memory depends on what clients send.
WEIGHING = {"Name", "GroupName", "MapLink", "Participants"}
# What other modules read, too, and what other packages write.
READ_OUTSIDE = {"PlayerDetails", "ChangeRejection"}
WRITTEN_OUTSIDE = {"PlayerDetails"}


def reference(schema):
    return schema.get("$ref", "").rpartition("/")[2]


def choices(schema):
    return schema["enum"] if "enum" in schema else [schema["const"]]


def lines(*parts):
    return "\n".join(part for part in parts if part)


def switch(subject, arms):
    cases = [f"case {pattern}: {body or 'break'}" for pattern, body in arms]
    return lines(f"switch {subject} {{", *cases, "}")


def joined(arms):
    """The arms with one for each body."""
    patterns = {}
    for pattern, body in arms:
        patterns.setdefault(body, {})[pattern] = True
    return [(", ".join(found), body) for body, found in patterns.items()]


def access(name):
    """How visible the import of Domain, the reader and the writer of a type are."""
    reader = "package " if name in READ_OUTSIDE else ""
    writer = "public " if name in WRITTEN_OUTSIDE else ""
    return writer or reader, reader, writer


class Member:
    """A member of a JSON object that is one value in Swift."""

    def __init__(self, name, alternative, schemas):
        schema = alternative["properties"][name]
        schema = next((each for each in schema.get("anyOf", []) if "$ref" in each), schema)
        kind = reference(schema) or schema.get("type")
        if "enum" in schema or "enum" in schemas.get(kind, {}):
            kind = "enum"
        if reference(schema.get("items", {})) == "Participant":
            kind = "Participants"
        kind = SYNONYMS.get(kind, kind)
        if kind not in VALUES:
            raise Mistake(f"{name}: compile-wire.py does not know what {schema} is in Swift")
        self.name = self.variable = name
        self.reader, self.writer, self.property = VALUES[kind]
        self.weighs = kind in WEIGHING
        self.is_required = name in alternative.get("required", [])

    def read(self, name=None):
        suffix = "" if self.is_required else "IfPresent"
        return f'try fields.{self.reader}{suffix}("{name or self.name}")'

    def write(self, name=None, of=""):
        name, value = name or self.name, of + self.variable
        # `self`, because a value may have the same name.
        writer = self.writer if self.writer in ("id", "integer", "string", "truth") else f"self.{self.writer}"
        if self.is_required:
            return f'{writer}("{name}", {value}{self.property})'
        if self.writer in ("id", "string") or self.writer == "integer" and not self.property:
            value += "?" + self.property if self.property else ""
            return f'{writer}("{name}", ifPresent: {value})'
        bound = f"{self.variable} = {value}" if of else self.variable
        return f'if let {bound} {{ {writer}("{name}", {self.variable}{self.property}) }}'

    def weight(self):
        return f"{self.name}.memoryWeight" if self.is_required else f"({self.name}?.memoryWeight ?? 0)"


class Part:
    """Several members that are one value in Swift: `Zone`, or `Link(link)` when one of them is its id."""

    weighs = True

    def __init__(self, text):
        self.type, _, inside = text.removesuffix(")").partition("(")
        self.id, _, others = inside.partition(", ")
        self.others = (f', id: "{self.id}"' if self.id else "") + (f", {others}" if others else "")
        name = self.type.rpartition(".")[2]
        self.variable = name[0].lower() + name[1:]

    def read(self):
        return f"try {self.type}(fields{self.others})"

    def write(self):
        return f"members({self.variable}{self.others})"

    def weight(self):
        return f"{self.variable}.memoryWeight"


class Constant:
    """A value that the kind alone says, such as `true`."""

    weighs = False

    def __init__(self, text):
        self.text = text

    def read(self):
        return self.text


class Case:
    """A text on the wire and the case that it is in Swift: `added(team, in: game)`."""

    def __init__(self, text, swift, alternative, schemas, others):
        self.text, self.others = text, others
        self.name, _, inside = swift.removesuffix(")").partition("(")
        self.members = list(alternative["properties"])
        self.merged = [reference(each) for each in alternative.get("allOf", [])]
        self.values = []
        for each in re.findall(r"(?:[^,(]|\([^)]*\))+", inside):
            label, value = re.fullmatch(r" *(\w+: )?(.*)", each).groups(default="")
            if value.startswith(".") or value in ("true", "false"):
                value = Constant(value)
            elif value[0].isupper():
                value = Part(value)
            elif value in self.members:
                value = Member(value, alternative, schemas)
            else:
                raise Mistake(f"{text} has no member {value}")
            self.values.append((label, value))
        if self.rest and not any(isinstance(value, Part) for _, value in self.values):
            raise Mistake(f"{text}: x-swift says nothing of {', '.join(self.rest)}")

    @property
    def rest(self):
        """The members that belong to a value of several."""
        named = {value.name if isinstance(value, Member) else value.id for _, value in self.values
                 if not isinstance(value, Constant)}
        return [name for name in self.members if name not in named | set(self.others)]

    def made(self):
        inside = ", ".join(label + value.read() for label, value in self.values)
        return f".{self.name}({inside})" if inside else f".{self.name}"

    def pattern(self, named):
        """The pattern of the case, with a name or a constant for each value, and `_` for the others."""
        names = [named(value) or "_" for _, value in self.values]
        return f".{self.name}({', '.join(names)})" if set(names) - {"_"} else f".{self.name}"

    def exact(self):
        return self.pattern(lambda value: value.text if isinstance(value, Constant) else None)

    def binding(self, values):
        return self.pattern(lambda value: f"let {value.variable}" if value in values else None)

    def place(self, value):
        """Where a value is written: at its first member, or last when the members are those of a schema."""
        if isinstance(value, Member) or value.id:
            return self.members.index(value.name if isinstance(value, Member) else value.id)
        return self.members.index(self.rest[0]) if self.rest and value.type not in self.merged else len(self.members)

    def written(self, late=()):
        """The arm that writes the values, with these ids among them."""
        values = [value for _, value in self.values if not isinstance(value, Constant)]
        writes = [(self.place(value), value.write()) for value in values]
        writes += [(self.members.index(name), f'id("{name}", {name})') for name in late]
        body = lines(*[text for _, text in sorted(writes, key=lambda write: write[0])])
        return self.binding(values), body

    def weight(self):
        heavy = [value for _, value in self.values if value.weighs]
        return self.binding(heavy), " + ".join(value.weight() for value in heavy) or "0"


class Room:
    """The changes to one kind of thing."""

    def __init__(self, name, ids):
        self.name, self.cases = name, []
        self.type = f"{name.capitalize()}Change"
        self.ids = [(*parameter.split(), kind) for parameter, kind in ids.items()]

    def add(self, kind, case, alternative, schemas):
        # A plan's key is several members.
        others = {"kind", *(["plan"] if self.name == "plan" else [name for _, name, _ in self.ids])}
        self.cases.append(Case(kind, case, alternative, schemas, others))

    def swift(self):
        # The game of a goal stands before the goal.
        early, late = (self.ids[:1], self.ids[1:]) if self.name == "goal" else (self.ids, [])
        late_ids = [name for _, name, _ in late]
        parameters = "".join(f", {label} {name}: {kind}" for label, name, kind in self.ids)
        late_parameters = "".join(f", _ {name}: {kind}" for _, name, kind in late)
        late_arguments = "".join(f", {name}" for name in late_ids)
        return f"""{HEAD}import Domain

extension {self.type} {{
  enum Kind: String, ChangeKind {{
    case {", ".join(each.text for each in self.cases)}
  }}

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {{
    {switch("kind", [(f".{each.text}", f"self = {each.made()}") for each in self.cases])}
  }}

  var kind: Kind {{
    {self.kind_of_each()}
  }}
}}

extension JSONWriter {{
  mutating func members(_ change: {self.type}{parameters}) {{
    {lines('string("kind", change.kind.rawValue)', *[self.write_id(*each) for each in early])}
    values(of: change{late_arguments})
  }}

  mutating func values(of change: {self.type}{late_parameters}) {{
    {switch("change", joined(each.written(late_ids) for each in self.cases))}
  }}
}}
"""

    def kind_of_each(self):
        return switch("self", [(each.exact(), f".{each.text}") for each in self.cases])

    def write_id(self, _, name, kind):
        if kind == "PlanKey":
            return f"members({name})"
        return f'id("{name}", {"ifPresent: " if kind.endswith("?") else ""}{name})'

    def read(self):
        """The change in this room, read from an object whose `kind` is known."""
        values = [self.read_id(name, kind) for _, name, kind in self.ids] + [f"try {self.type}(kind, fields)"]
        return f".{self.name}({', '.join(values)})"

    def read_id(self, name, kind):
        if kind == "PlanKey":
            return "try PlanKey(fields)"
        return f'try fields.id{"IfPresent" if kind.endswith("?") else ""}("{name}")'

    def pattern(self, are_ids_bound=False):
        ids = [f"let {name}" if are_ids_bound else "_" for _, name, _ in self.ids]
        return f".{self.name}({', '.join([*ids, 'let change'])})"

    def write(self):
        ids = [name if label == "_" else f"{label}: {name}" for label, name, _ in self.ids]
        return f"members({', '.join(['change', *ids])})"


class Details:
    """A value that is edited member by member; its initializer has a parameter for each."""

    def __init__(self, schema, edit, schemas):
        self.type = schema["x-swift"].removesuffix("?")
        self.is_checked = schema["x-swift"].endswith("?")
        self.members = {name: Member(name, schema, schemas) for name in schema["properties"]}
        self.edit = edit["x-swift"].partition(" of ")[0]
        self.edited = [self.members[name] for name in edit["enum"]]

    def swift(self):
        values = ", ".join(f"{name}: {each.read()}" for name, each in self.members.items())
        made = f"self.init({values})"
        check = ""
        if self.is_checked:
            made = (f"let details = {self.type}({values})\n"
                    'guard let details else { throw .outOfRange(field: "details") }\nself = details')
            check = '\nguard isAllowed else { throw .outOfRange(field: "value") }'
        domain, reader, writer = access(self.type)
        written = "\n".join(each.write(of="details.") for each in self.members.values())
        reads = [(f".{each.name}", f'self = .{each.name}({each.read("value")})') for each in self.edited]
        writes = [(f".{each.name}(let {each.name})", each.write("value")) for each in self.edited]
        return f"""{HEAD}{domain}import Domain

extension {self.type} {{
  {reader}init(_ fields: Fields) throws(WireError) {{
    {made}
  }}
}}

extension {self.edit}.Field: WireChoice {{}}

extension {self.edit} {{
  init(_ fields: Fields) throws(WireError) {{
    let field: Field = try fields.choice("field")
    {switch("field", reads)}{check}
  }}
}}

extension JSONWriter {{
  /// Writes the members of the details, leaving out those that are unknown.
  {writer}mutating func members(_ details: {self.type}) {{
    {written}
  }}

  mutating func members(_ edit: {self.edit}) {{
    string("field", edit.field.rawValue)
    {switch("edit", writes)}
  }}
}}
"""

    def weights(self):
        weights = [
            (f".{each.name}(let {each.name})", each.weight()) if each.weighs else (f".{each.name}", "0")
            for each in self.edited]
        return f"""
extension {self.type} {{
  /// The memory of the texts in the details.
  var textWeight: Int {{
    {" + ".join(each.weight() for each in self.members.values() if each.weighs)}
  }}
}}

extension {self.edit} {{
  var memoryWeight: Int {{
    {switch("self", joined(weights))}
  }}
}}
"""


class Choice:
    """A value of which one member says which case it is, such as the reason of a rejection."""

    def __init__(self, schema, schemas):
        self.type = schema["x-swift"]
        self.member = next(iter(schema["oneOf"][0]["properties"]))
        # The field of an edit is a case of its own, `detail`.
        self.edit, self.cases = None, []
        for alternative in schema["oneOf"]:
            names = alternative["properties"][self.member]
            if reference(names):
                self.edit = schemas[reference(names)]["x-swift"].partition(" of ")[0]
                continue
            others = [name for name in alternative["properties"] if name != self.member]
            inside = f"({', '.join(others)})" if others else ""
            self.cases += [Case(text, text + inside, alternative, schemas, [self.member]) for text in choices(names)]

    def swift(self):
        names = self.type.replace(".Field", "FieldName").replace("ChangeRejection", "RejectionReason")
        detail = f"""if let field = try? fields.choice("{self.member}") as {self.edit}.Field {{
      self = .detail(field)
      return
    }}
    """ if self.edit else ""
        reads = [(f".{each.text}", f"self = {each.made()}") for each in self.cases]
        texts = [(f".{each.text}", f"{names}.{each.text}.rawValue") for each in self.cases]
        writes = [each.written() for each in self.cases]
        if self.edit:
            texts.insert(0, (".detail(let field)", "field.rawValue"))
            writes.insert(0, (".detail", ""))
        values = switch("value", joined(writes)) if any(body for _, body in writes) else ""
        domain, reader, _ = access(self.type)
        return f"""{HEAD}{domain}import Domain

/// The values of the member `{self.member}`.
private enum {names}: String, WireChoice {{
  case {", ".join(each.text for each in self.cases)}
}}

extension {self.type} {{
  {reader}init(_ fields: Fields) throws(WireError) {{
    {detail}let name: {names} = try fields.choice("{self.member}")
    {switch("name", reads)}
  }}

  fileprivate var name: String {{
    {switch("self", texts)}
  }}
}}

extension JSONWriter {{
  mutating func members(_ value: {self.type}) {{
    {lines(f'string("{self.member}", value.name)', values)}
  }}
}}
"""


class Description:
    """What openapi.yaml says of changes."""

    def __init__(self, schemas):
        self.rooms = {name: Room(name, ids) for name, ids in ROOMS.items()}
        for alternative in schemas["Change"]["oneOf"]:
            kinds = choices(alternative["properties"]["kind"])
            cases = alternative.get("x-swift", [])
            cases = [cases] if isinstance(cases, str) else cases
            if len(kinds) != len(cases):
                raise Mistake(f"{', '.join(kinds)}: x-swift says for each kind what it is in Swift")
            for kind, case in zip(kinds, cases):
                room, _, case = case.partition(".")
                if room not in self.rooms:
                    raise Mistake(f"{kind}: compile-wire.py has no room {room}")
                self.rooms[room].add(kind, case, alternative, schemas)
        named = {name: each for name, each in schemas.items() if "x-swift" in each}
        self.choices = {name: Choice(each, schemas) for name, each in named.items() if "oneOf" in each}
        edits = {each["x-swift"].partition(" of ")[2]: each for each in named.values()}
        self.details = [Details(named[name], edits[name], schemas) for name in edits if name]

    def files(self):
        files = {WIRE / "Change+JSON.swift": self.changes()}
        files |= {WIRE / f"{each.type}+JSON.swift": each.swift() for each in self.rooms.values()}
        files |= {WIRE / f"{each.type}+JSON.swift": each.swift() for each in self.details}
        files |= {WIRE / f"{name}+JSON.swift": each.swift() for name, each in self.choices.items()}
        files[KINDS / "Change+Kind.swift"] = self.kinds()
        files[KINDS / "ChangeRejection+Kind.swift"] = self.reasons()
        files[WEIGHTS / "Change+Weight.swift"] = self.weights()
        return files

    def changes(self):
        names = " + ".join(f"{each.type}.Kind.names" for each in self.rooms.values())
        reads = " else ".join(
            f'if let kind: {each.type}.Kind = try fields.knownChoice("kind") {{\nself = {each.read()}\n}}'
            for each in self.rooms.values())
        writes = [(each.pattern(are_ids_bound=True), each.write()) for each in self.rooms.values()]
        return f"""{HEAD}import Domain

extension Change {{
  /// The values of the member `kind`.
  ///
  /// NB: Those of which a squad has most come first, because each is looked for in this order.
  package static let kinds: [String] = {names}

  init(_ fields: Fields) throws(WireError) {{
    {reads} else {{
      throw .unknownChoice(field: "kind", choices: Self.kinds)
    }}
  }}
}}

extension JSONWriter {{
  mutating func members(_ change: Change) {{
    {switch("change", writes)}
  }}
}}
"""

    def kinds(self):
        cases = "\n".join(
            f"case {', '.join(each.text for each in room.cases)}" for room in self.rooms.values())
        arms = [(each.pattern(), "change.kind") for each in self.rooms.values()]
        rooms = "\n".join(
            f"extension {each.type} {{\nfileprivate var kind: Change.Kind {{\n{each.kind_of_each()}\n}}\n}}\n"
            for each in self.rooms.values())
        return f"""{HEAD}public import Domain

extension Change {{
  /// The kinds of changes, by the names that the log has for them.
  ///
  /// A new kind does not compile before it has `examples`.
  public enum Kind: String, CaseIterable, Sendable {{
    {cases}
  }}

  /// The kind of the change.
  public var kind: Kind {{
    {switch("self", arms)}
  }}
}}

{rooms}"""

    def reasons(self):
        cases = self.choices["Rejection"].cases
        return f"""{HEAD}public import Domain

extension ChangeRejection {{
  /// The reasons for refusing a change, by the names that the log has for them.
  ///
  /// A new reason does not compile before it has an `example`.
  public enum Kind: String, CaseIterable, Sendable {{
    case {", ".join(each.text for each in cases)}
  }}

  /// The kind of the rejection.
  public var kind: Kind {{
    {switch("self", [(each.exact(), f".{each.text}") for each in cases])}
  }}
}}
"""

    def weights(self):
        arms = [(each.pattern(), "change.textWeight") for each in self.rooms.values()]
        rooms = "".join(f"""
extension {each.type} {{
  /// The memory of the texts and lists in the change.
  var textWeight: Int {{
    {switch("self", joined(case.weight() for case in each.cases))}
  }}
}}
""" for each in self.rooms.values())
        details = "".join(each.weights() for each in self.details)
        return f"""{HEAD}import Domain

extension Change {{
  /// The memory of the texts and lists in the change.
  var textWeight: Int {{
    {switch("self", arms)}
  }}
}}
{rooms}{details}"""


def formatted(files):
    """The files as `swift format` leaves them."""
    with tempfile.TemporaryDirectory() as folder:
        copies = {path: pathlib.Path(folder) / f"{number}.swift" for number, path in enumerate(files)}
        for path, copy in copies.items():
            copy.write_text(files[path])
        subprocess.run(
            ["swift", "format", "format", "--in-place", "--parallel", "--configuration", ROOT / ".swift-format",
             *copies.values()], check=True)
        return {path: copy.read_text() for path, copy in copies.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    schemas = yaml.safe_load(DESCRIPTION.read_text())["components"]["schemas"]
    files = formatted(Description(schemas).files())
    generated.keep(files, [WIRE, KINDS, WEIGHTS], "wire", arguments.check)


if __name__ == "__main__":
    generated.run(main)
