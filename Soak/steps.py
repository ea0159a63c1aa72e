"""The steps of a session of two accounts; each returns `False` when the faulty disk refused it."""

import uuid

from clients import DEVICE, Finding
from session import PASSWORDS


def register(world, caller):
    body = {"username": "Ann", "password": world.password}
    return caller.write(201, "POST", "/api/users", body=body) is not None


def log_in(world, caller):
    login = caller.write(200, "POST", "/api/users/login", credentials=("Ann", world.password))
    if login:
        world.token, world.squad = login["token"], login["squadID"]
    return login is not None


def submit(world, caller, count=5):
    first = world.sent
    changes = [change(first + number) for number in range(count)]
    response = caller.write(
        200, "POST", f"/api/squads/{world.squad}/changes", token=world.token,
        body={"since": 0, "changes": changes})
    if response is None:
        return False
    world.sent += count
    for outcome in response["outcomes"]:
        world.accepted[outcome["id"]] = outcome["sequence"]
    world.players |= {one["name"] for one in changes}
    return True


def submit_much(world, caller):
    """More than fits on a nearly full disk."""
    return submit(world, caller, count=400)


def change(number):
    key = str(uuid.UUID(int=1_000 + number)).upper()
    return {"id": key, "device": DEVICE, "madeAt": 1_700_000_000_000, "kind": "playerAdded",
            "player": key, "name": f"Player {number}"}


def add_player(world, caller):
    name = f"Added {len(world.players)}"
    is_done = caller.write(
        201, "POST", "/api/players", token=world.token, body={"name": name}) is not None
    if is_done:
        world.players.add(name)
    return is_done


def start_gather(world, caller):
    is_done = caller.write(201, "POST", "/api/gathers", token=world.token, body={}) is not None
    world.gathers += is_done
    return is_done


def read(world, caller):
    world.read(caller)
    return True


def stream(world, caller):
    """A live stream begins; what it brings is read elsewhere."""
    http = caller.connection.http
    http.request("GET", f"/api/squads/{world.squad}/changes?since=0", headers={
        "Authorization": f"Bearer {world.token}", "Accept": "text/event-stream"})
    response = http.getresponse()
    if response.status != 200 or not response.readline():
        raise Finding(f"the live stream is {response.status}")
    http.close()
    return True


def log_out(world, caller):
    if not world.others:
        return True
    if caller.write(204, "POST", "/api/users/logout", token=world.others[0]) is None:
        return False
    world.ended.append(world.others.pop(0))
    return True


def register_another(world, caller):
    body = {"username": "Ben", "password": PASSWORDS[0]}
    return caller.write(201, "POST", "/api/users", body=body) is not None


def log_in_another(world, caller):
    login = caller.write(200, "POST", "/api/users/login", credentials=("Ben", PASSWORDS[0]))
    world.ben = login and login["token"]
    return login is not None


def delete_another(world, caller):
    is_done = caller.write(
        204, "DELETE", "/api/users", credentials=("Ben", PASSWORDS[0])) is not None
    if is_done:
        world.ended.append(world.ben)
    return is_done


def change_password(world, caller):
    change = {"currentPassword": PASSWORDS[0], "newPassword": PASSWORDS[1]}
    if caller.write(204, "PUT", "/api/users/password", token=world.token, body=change) is None:
        return False
    world.password = PASSWORDS[1]
    world.ended += world.others
    world.others = []
    return True


def end_other_sessions(world, caller):
    if caller.write(204, "DELETE", "/api/users/sessions", token=world.token) is None:
        return False
    world.ended += world.others
    world.others = []
    return True


STEPS = [
    register, log_in, submit, add_player, read, stream, start_gather, submit_much, log_out,
    register_another, log_in_another, submit, change_password, add_player, submit, delete_another,
    log_in, submit_much, end_other_sessions, read, submit,
]
