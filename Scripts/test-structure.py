#!/usr/bin/env python3
"""Tests check-structure.py on made-up modules: each offence is found, and what is right is not."""

import importlib.util
import pathlib
import unittest

SPEC = importlib.util.spec_from_file_location(
    "structure", pathlib.Path(__file__).with_name("check-structure.py"))
structure = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(structure)


def targets(**dependencies):
    """Targets by name, each with its street and what it depends on, such as Lists="Domains: Store"."""
    found = {}
    for name, text in dependencies.items():
        street, _, needs = text.partition(":")
        found[name] = structure.Target(name, f"Sources/{street}/{name}", needs.split())
    return found


def reader(**sources):
    """The files of made-up targets: one beside the folders for a text, or one in each folder for a dictionary."""
    def files(target):
        source = sources.get(target.name, {})
        for folder, text in (source if isinstance(source, dict) else {"": source}).items():
            yield f"{target.path}/{folder}{'/' if folder else ''}File.swift", text
    return files


def import_faults(made, **sources):
    return list(structure.import_faults(made, reader(**sources)))


class Imports(unittest.TestCase):
    made = targets(
        SpelledNumbers="Numbers", Solver="Numbers: SpelledNumbers", Kit="Intents: SpelledNumbers",
        Lists="Domains: Kit", Speech="Voice: Kit", Tool="Apps: Lists Speech Solver")

    def test_the_order_of_the_streets_is_kept(self):
        self.assertEqual(import_faults(
            self.made, Kit="import Foundation\nimport SpelledNumbers", Tool="public import Lists\nimport Kit"), [])

    def test_an_import_of_a_later_street_is_a_fault(self):
        self.assertEqual(import_faults(self.made, Kit="@testable import Lists"), [
            "Sources/Intents/Kit/File.swift: Kit (Intents) may not import Lists (Domains)"])

    def test_an_import_of_a_street_beside_it_is_a_fault(self):
        self.assertEqual(len(import_faults(self.made, Lists="import struct Speech.Sound")), 1)

    def test_intents_may_import_spelled_numbers_only(self):
        self.assertEqual(import_faults(self.made, Kit="internal import Solver"), [
            "Sources/Intents/Kit/File.swift: Kit (Intents) may not import Solver (Numbers)"])

    def test_a_dependency_against_the_order_is_a_fault(self):
        self.assertEqual(import_faults(targets(Kit="Intents: Tool", Tool="Apps")), [
            "Package.swift: Kit (Intents) may not depend on Tool (Apps)"])

    def test_an_import_that_the_manifest_does_not_reach_is_a_fault(self):
        self.assertEqual(import_faults(targets(Solver="Numbers", Show="Numbers"), Show="import Solver"), [
            "Sources/Numbers/Show/File.swift: imports Solver, which Show does not depend on in Package.swift"])

    def test_a_module_in_no_street_is_a_fault(self):
        self.assertEqual(len(import_faults(targets(Stray="Elsewhere"))), 1)

    def test_imports_in_texts_and_comments_do_not_count(self):
        self.assertEqual(structure.imports('// import Tool\nlet text = """\nimport Lists\n"""\nimport Kit'), {"Kit"})


class Folders(unittest.TestCase):
    made = targets(Kit="Intents")["Kit"]

    def pairs(self, **folders):
        return list(structure.mutual_folders(self.made, reader(Kit=folders)))

    def test_folders_that_name_each_others_types_are_found(self):
        self.assertEqual(self.pairs(
            Memory="public struct Store { let value: Value }", Values="enum Value { case store(Store) }"),
            ["Kit: Memory, Values"])

    def test_one_direction_is_right(self):
        self.assertEqual(self.pairs(Memory="struct Store { let value: Value }", Values="enum Value {}"), [])

    def test_comments_and_private_types_do_not_count(self):
        self.assertEqual(self.pairs(
            Memory="struct Store {}\nprivate struct Part { let value: Value }",
            Values="/// Kept in a Store, in a Part.\nenum Value { case part(Part), text = \"Store\" }"), [])


class Lists(unittest.TestCase):
    def test_what_is_allowed_is_no_fault_and_must_be_there(self):
        faults = structure.allowed_faults({"Kit: A, B": "mutual", "Kit: A, C": "new"}, {"Kit: A, B", "Kit: B, C"})
        self.assertEqual(list(faults), [
            "new", "Scripts/allowed-structure.txt: 'Kit: B, C' is no longer needed; remove it"])


class Picture(unittest.TestCase):
    def test_arrows_between_streets_are_joined(self):
        drawn = structure.picture(targets(
            SpelledNumbers="Numbers", Game="Numbers: SpelledNumbers", Kit="Intents: SpelledNumbers",
            Lists="Domains: Kit", Solve="Domains: Game Kit SpelledNumbers"))
        for arrow in ["    Game --> SpelledNumbers", "  Intents ==> SpelledNumbers", "  Domains ==> Numbers & Kit",
                      "    Lists"]:
            self.assertIn(arrow + "\n", drawn)
        page = structure.with_picture("before\n```mermaid\nold\n```\nafter", drawn)
        self.assertEqual(page, f"before\n{drawn}\nafter")


if __name__ == "__main__":
    unittest.main()
