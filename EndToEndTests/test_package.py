"""The version of a package, newer with each commit and the same wherever it is built, and its documents."""

import os
import re
import shutil
import subprocess

import pytest
from conftest import ROOT

FILES = ["scripts/package-version.sh", "Sources/Domain/AppVersion.swift", "packaging/commit", ".gitattributes"]
# All commits and builds of a test are made within this second.
MOMENT = {"GIT_AUTHOR_DATE": "1795963813 +0000", "GIT_COMMITTER_DATE": "1795963813 +0000"}
WHO = {f"GIT_{role}_{part}": "Ann@club.test" for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")}


def git(folder, *arguments):
    subprocess.run(
        ["git", *arguments], cwd=folder, check=True, capture_output=True,
        env={**os.environ, **MOMENT, **WHO})


def version(folder, **variables):
    output = subprocess.run(
        [folder / "scripts/package-version.sh"], check=True, capture_output=True, text=True,
        env={**os.environ, **variables}).stdout
    return output.split()[0]


def is_newer(one, other):
    return subprocess.run(["dpkg", "--compare-versions", one, "gt", other]).returncode == 0


@pytest.fixture
def clone(tmp_path):
    folder = tmp_path / "clone"
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    git(tmp_path, "init", "clone")
    git(folder, "add", ".")
    git(folder, "commit", "--message", "Begin")
    return folder


def test_each_commit_is_newer_also_within_a_second(clone):
    versions = [version(clone)]
    for number in range(12):
        git(clone, "commit", "--allow-empty", "--message", str(number))
        versions.append(version(clone))
    assert versions[0].split(".g")[0].endswith("+20261129.145013")
    assert all(is_newer(later, earlier) for earlier, later in zip(versions, versions[1:]))


def test_a_commit_is_the_same_version_in_an_archive_of_it_and_in_a_shallow_clone(clone, tmp_path):
    git(clone, "archive", "--output", tmp_path / "archive.tar", "HEAD")
    shutil.unpack_archive(tmp_path / "archive.tar", tmp_path / "archive")
    git(tmp_path, "clone", "--depth", "1", f"file://{clone}", "shallow")
    assert version(tmp_path / "archive") == version(clone)
    assert version(tmp_path / "shallow") == version(clone)


def test_what_was_changed_since_the_commit_is_newer_and_says_so(clone):
    commit = version(clone)
    (clone / "notes.txt").write_text("not in the package")
    assert version(clone) == commit
    (clone / "packaging/more").write_text("in the package")
    changed = version(clone)
    assert changed.endswith(".changed") and is_newer(changed, commit)
    assert version(clone, SOURCE_DATE_EPOCH="1795970000").split("+")[1].startswith("20261129.163320.g")


def test_a_copy_of_the_files_without_their_commit_has_the_time_of_the_build(clone, tmp_path):
    shutil.copytree(clone, tmp_path / "copy", ignore=shutil.ignore_patterns(".git"))
    assert version(tmp_path / "copy", SOURCE_DATE_EPOCH="1795970000").endswith("+20261129.163320")
    # Also below a folder that is a clone of something else.
    shutil.copytree(tmp_path / "copy", clone / "Sources/copy")
    assert version(clone / "Sources/copy", SOURCE_DATE_EPOCH="1795970000").endswith("+20261129.163320")


def test_no_document_of_the_package_has_a_dead_link(tmp_path):
    subprocess.run([ROOT / "scripts/copy-documents.py", tmp_path], check=True)
    documents = list(tmp_path.rglob("*.md"))
    assert {"HOSTING.md", "SECURITY.md"} < {document.name for document in documents}
    links = [
        (document, target) for document in documents
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", document.read_text()) if ":" not in target]
    assert links
    assert [(document.name, target) for document, target in links if not (document.parent / target).exists()] == []
