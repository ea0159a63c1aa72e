#!/usr/bin/env python3
"""Attacks a server with little memory for minutes, while others use it.

Exits with 1 when the server ends, when others are refused or wait too long, when the owner of an
account that is guessed at cannot log in, or when an acknowledged change is lost.
"""
import argparse
import json
import multiprocessing
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

import attackers
from http_client import PASSWORD, Client, change, identifier

CGROUP = pathlib.Path('/sys/fs/cgroup/memory')


def limited(megabytes):
    """A folder of processes whose memory is limited, or none where that takes rights we lack."""
    group = CGROUP / f'gather-attack-{os.getpid()}'
    try:
        group.mkdir()
        (group / 'memory.limit_in_bytes').write_text(f'{megabytes}M')
        return group
    except OSError:
        return None


def serve(gather, database, group):
    def enter():
        if group:
            (group / 'cgroup.procs').write_text(str(os.getpid()))
    server = subprocess.Popen(
        [gather, 'serve', '--port', '0', '--database', database, '--log-level', 'error'],
        stdout=subprocess.PIPE, text=True, preexec_fn=enter)
    port = int(re.search(r':(\d+)', server.stdout.readline().split('//')[1])[1])
    threading.Thread(target=server.stdout.read, daemon=True).start()
    return server, port


def use(port, number, until, results):
    """A user who scores, reads and follows, and notes how long each request takes."""
    client = Client(port, f'127.200.0.{number}')
    name = f'user{number}'
    assert client.register(name) == 201 and client.log_in(name) == 200
    client.stream()
    times, statuses, acknowledged = ([], []), {}, 0
    while time.time() < until:
        for read in (False, True):
            began = time.monotonic()
            if read:
                status, _ = client.request('GET', '/api/gathers')
            else:
                status, _ = client.submit(
                    [change('playerAdded', player=identifier(), name='Ann')])
                acknowledged += status == 200
            times[read].append(time.monotonic() - began)
            statuses[status] = statuses.get(status, 0) + 1
            time.sleep(0.1)
    status, body = client.request('GET', '/api/players')
    kept = len(json.loads(body)) if status == 200 else 0
    results.put(('user', times, statuses, acknowledged, kept))


def own(port, until, results):
    """The owner of the account that is guessed at logs in again and again, on a known device."""
    client = Client(port, '127.250.0.1')
    client.register('owner')
    client.log_in('owner')
    times, statuses = [], {}
    while time.time() < until:
        client.token = None
        began = time.monotonic()
        status = client.log_in('owner', PASSWORD)
        times.append(time.monotonic() - began)
        statuses[status] = statuses.get(status, 0) + 1
        time.sleep(3)
    results.put(('owner', times, statuses, 0, 0))


def resident(process):
    status = pathlib.Path(f'/proc/{process.pid}/status').read_text()
    return int(re.search(r'VmRSS:\s+(\d+)', status)[1]) // 1024


def attacked_by(attack, *arguments):
    os.nice(10)  # An attacker's computer is not the server's.
    try:
        attack(*arguments)
    except Exception as error:  # What is refused to an attacker is no finding.
        print(f'{attack.__name__} gave up: {error!r}', file=sys.stderr)


def percentile(times, share):
    times = sorted(times)
    return 1000 * times[min(len(times) - 1, int(len(times) * share))]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('gather')
    parser.add_argument('--minutes', type=float, default=10)
    parser.add_argument('--megabytes', type=int, default=512, help='the memory of the server')
    parser.add_argument('--users', type=int, default=10)
    parser.add_argument('--only', help='names of attacks, with commas')
    options = parser.parse_args()
    chosen = [a for a in attackers.ALL if not options.only or a.__name__ in options.only.split(',')]
    folder = tempfile.TemporaryDirectory()
    database = f'{folder.name}/gather.sqlite'
    group = limited(options.megabytes)
    server, port = serve(options.gather, database, group)
    until = time.time() + 60 * options.minutes
    results = multiprocessing.Queue()
    users = [multiprocessing.Process(target=use, args=(port, n, until, results))
             for n in range(1, options.users + 1)]
    owner = multiprocessing.Process(target=own, args=(port, until, results))
    for process in users + [owner]:
        process.start()
    time.sleep(5)
    hostile = [multiprocessing.Process(target=attacked_by, args=(a, port, until)) for a in chosen]
    hostile.append(multiprocessing.Process(
        target=attacked_by,
        args=(attackers.start_second_server, options.gather, database, until)))
    for process in hostile:
        process.start()
    peak, began = 0, time.time()
    while time.time() < until and server.poll() is None:
        peak = max(peak, resident(server))
        time.sleep(0.5)
    if server.poll() is not None:
        print(f'The server ended with {server.returncode} after {time.time() - began:.0f} s, '
              f'resident at most {peak} MB.')
        for process in hostile + users + [owner]:
            process.kill()
        return 1
    figures = [results.get(timeout=120) for _ in range(options.users + 1)]
    for process in hostile:
        process.kill()
    size = os.path.getsize(database) / 1e6
    server.terminate()
    ended = server.wait(60)
    check = subprocess.run([options.gather, 'check', '--database', database], capture_output=True)
    if group:
        group.rmdir()
    owner_times, owner_statuses, *_ = next(f[1:] for f in figures if f[0] == 'owner')
    others = [f[1:] for f in figures if f[0] == 'user']
    writes, reads = ([t for f in others for t in f[0][read]] for read in (False, True))
    times = writes + reads
    statuses = {}
    for _, answered, *_ in others:
        for status, count in answered.items():
            statuses[status] = statuses.get(status, 0) + count
    lost = sum(acknowledged - kept for _, _, acknowledged, kept in others)
    memory = f'{options.megabytes} MB' if group else 'no limit of memory, which takes root'
    print(f'{options.minutes:g} minutes, {memory}, {len(chosen)} attacks: '
          + ', '.join(a.__name__ for a in chosen))
    print(f'server: resident at most {peak} MB, database {size:.0f} MB, ended with {ended}, '
          f'check ended with {check.returncode}')
    print(f'others: {len(times)} requests, statuses {statuses}, '
          f'p50 {percentile(times, .5):.1f} ms, p99 {percentile(times, .99):.1f} ms '
          f'(writes {percentile(writes, .99):.1f}, reads {percentile(reads, .99):.1f}), '
          f'longest {max(times) * 1000:.0f} ms; {sum(f[2] for f in others)} changes acknowledged, '
          f'{lost} lost')
    print(f'owner: logins {owner_statuses}, p50 {percentile(owner_times, .5):.0f} ms, '
          f'longest {max(owner_times) * 1000:.0f} ms')
    held = (ended == 0 and check.returncode == 0 and set(statuses) == {200} and lost == 0
            and set(owner_statuses) == {200} and percentile(times, .99) <= 250
            and peak <= options.megabytes)
    print('held' if held else 'FELL')
    return 0 if held else 1


if __name__ == '__main__':
    sys.exit(main())
