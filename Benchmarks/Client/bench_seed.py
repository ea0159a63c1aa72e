"""Squads as a device stores them: the records that Sources/Client/Device writes to IndexedDB."""

import json

LONG_AGO = 1_700_000_000_000
PLAYERS, GOALS, SECONDS = 10, 18, 600
SKILLS = ["beginner", "amateur", "professional"]
POSITIONS = ["goalkeeper", "defender", "midfielder", "winger", "striker"]
NAMES = "Ana Bo Chidi Dae Eun Femi Gil Hana Ivo Jae Kim Lea Min Noor Oki Pia Rui Seo Tom Uma".split()
KINDS = {"change": 1, "player": 2, "gather": 3, "goal": 4, "device": 5, "account": 6, "squad": 7}


def uuid(kind, number):
    """The id with a kind and a number: always the same, and spread like random ids."""
    spread = (number * 0x9E37_79B9_7F4A_7C15) & 0xFFFF_FFFF_FFFF
    return f"{number:08X}-000{KINDS[kind]}-4000-8000-{spread:012X}"


def name(number):
    return f"{NAMES[number * 7 % len(NAMES)]} {NAMES[number * 3 % len(NAMES)]} {number}"


def added_players(count):
    """Changes that add `count` players."""
    return [
        {
            "kind": "playerAdded", "player": uuid("player", number), "name": name(number),
            "age": 18 + number % 30, "skill": SKILLS[number % 3],
            "preferredPosition": POSITIONS[number % 5],
        }
        for number in range(count)
    ]


def set_level(number, tenths):
    """The change that sets a player's level, in tenths."""
    return {"kind": "levelSet", "player": uuid("player", number), "level": tenths}


def played_gather(number, ends=True):
    """The changes of one gather: two teams, a clock, goals, one of them taken back."""
    gather = uuid("gather", number)
    people = [
        {"player": uuid("player", one), "name": name(one), "team": f"Team {'AB'[one % 2]}"}
        for one in range(PLAYERS)
    ]
    goals = [uuid("goal", number * GOALS + one) for one in range(GOALS)] if ends else []
    yield {"kind": "gatherStarted", "gather": gather, "participants": people}
    yield {"kind": "clockSet", "gather": gather, "seconds": SECONDS}
    yield {"kind": "clockStarted", "gather": gather}
    for index, goal in enumerate(goals):
        yield {
            "kind": "goalAdded", "gather": gather, "goal": goal, "team": f"Team {'AB'[index % 3 % 2]}"
        }
    if ends:
        yield {"kind": "goalTakenBack", "gather": gather, "goal": goals[-1]}
        yield {"kind": "gatherEnded", "gather": gather}


def history(count, players=40):
    """`count` changes: players, then gathers, the last of which may be cut off."""
    changes, gather = added_players(players), 0
    while len(changes) < count:
        changes += played_gather(gather)
        gather += 1
    return changes[:count]


def stamped(changes, start=LONG_AGO, step=30_000):
    """Changes with ids, the device and instants, half a minute apart."""
    return [
        {
            "id": uuid("change", number), "device": uuid("device", 1),
            "madeAt": start + number * step, **change,
        }
        for number, change in enumerate(changes)
    ]


def pending(changes):
    """The records of changes that the server has not confirmed."""
    return {
        f"pending/{change['id']}": {"order": order, "change": change}
        for order, change in enumerate(changes)
    }


def confirmed(changes, logged):
    """The records of an account whose last `logged` changes come after the snapshot."""
    until = len(changes) - logged
    account = {"id": uuid("account", 1), "squad": uuid("squad", 1), "username": "ann"}
    records = {
        "account": account, "snapshot": {"sequence": until, "squad": squad(changes[:until])}
    }
    for sequence, change in enumerate(changes[until:], start=until + 1):
        records[f"log/{sequence:016}"] = {
            "sequence": sequence, "author": account["id"], **change
        }
    return records


def squad(changes):
    """The squad after the changes of `history`, as the app writes it."""
    players, gathers = [], {}
    for change in changes:
        known = {key: value for key, value in change.items()
                 if key not in ("id", "device", "madeAt", "kind", "player", "gather")}
        gather, at = gathers.get(change.get("gather")), change["madeAt"]
        match change["kind"]:
            case "playerAdded":
                players.append({"id": change["player"], "number": len(players) + 1, **known})
            case "gatherStarted":
                gathers[change["gather"]] = {
                    "id": change["gather"], "startedAt": at,
                    "clock": {"format": {"periods": 1, "seconds": SECONDS}, "played": []},
                    **known, "goals": [],
                }
            case "clockStarted":
                gather["clock"]["played"].append({"seconds": SECONDS, "runs": [{"from": at}]})
            case "goalAdded":
                gather["goals"].append(
                    {"id": change["goal"], "team": change["team"], "scoredAt": at})
            case "goalTakenBack":
                gather["goals"] = [one for one in gather["goals"] if one["id"] != change["goal"]]
            case "gatherEnded":
                gather["endedAt"] = at
                gather["clock"]["played"][-1]["runs"][-1]["to"] = at
    return {"players": players, "gathers": list(gathers.values())}


def as_text(records):
    """The text of the record for each key."""
    return {
        key: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        for key, value in records.items()
    }
