#!/usr/bin/env python3
"""Writes the manual page gather(1), from the text that the program prints with --help.

Usage: write-manual.py PROGRAM DATE > gather.1
  DATE  of the version, such as 2026-11-29
"""
import json
import subprocess
import sys


def plain(text):
    """A text in which roff finds no commands."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(f"\\&{line}" if line[:1] in (".", "'") else line for line in text.split("\n"))


def bold(text):
    return f"\\fB{plain(text)}\\fR"


def slanted(text):
    return f"\\fI{plain(text)}\\fR"


def spelling(argument):
    """How an argument is given, as in `-h, --help` and `--port <port>`."""
    if argument["kind"] == "positional":
        return slanted(argument["valueName"].upper())
    marks = {"short": "-", "long": "--", "longWithSingleDash": "-"}
    names = ", ".join(bold(marks[name["kind"]] + name["name"]) for name in argument["names"])
    return names if argument["kind"] == "flag" else f"{names} {slanted(argument['valueName'].upper())}"


def shown(command):
    return [one for one in command.get("arguments", []) if one["shouldDisplay"]]


def synopsis(command, path):
    arguments = shown(command)
    needed = [spelling(one) for one in arguments if one["kind"] == "positional"]
    options = ["[" + slanted("OPTION") + " …]"] if len(needed) < len(arguments) else []
    return " ".join([bold(path), *needed, *options])


def sections(command, path):
    """The part of a command, and those of its subcommands."""
    yield f".SS {plain(path)}"
    yield synopsis(command, path)
    for text in (command.get("abstract"), command.get("discussion")):
        if text:
            yield f".PP\n{plain(text)}"
    for argument in shown(command):
        yield f".TP\n{spelling(argument)}\n{plain(argument.get('abstract', ''))}"
    for subcommand in command.get("subcommands", []):
        if subcommand["commandName"] != "help":
            yield from sections(subcommand, f"{path} {subcommand['commandName']}")


def manual(command, version, date):
    summary = command["abstract"].split(": ", 1)[-1].rstrip(".")
    yield f'.TH GATHER 1 "{date}" "gather {version}" "Football Gather"'
    yield f".SH NAME\ngather \\- {plain(summary)}"
    yield f".SH SYNOPSIS\n{bold('gather')} {slanted('COMMAND')} [{slanted('OPTION')} …]"
    yield ".SH COMMANDS"
    for subcommand in command["subcommands"]:
        if subcommand["commandName"] != "help":
            yield from sections(subcommand, f"gather {subcommand['commandName']}")
    yield ".SH FILES"
    yield ".TP\n.I /etc/gather/gather.env\nThe settings of the service, as environment variables."
    yield ".TP\n.I /var/lib/gather\nThe database, and its backups."
    yield ".SH SEE ALSO\n.I /usr/share/doc/gather/HOSTING.md"


def main():
    program, date = sys.argv[1:]

    def output(option):
        return subprocess.run([program, option], check=True, capture_output=True, text=True).stdout

    command = json.loads(output("--experimental-dump-help"))["command"]
    print("\n".join(manual(command, output("--version").strip(), date)))


if __name__ == "__main__":
    main()
