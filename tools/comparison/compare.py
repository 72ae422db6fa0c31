"""Runs random programs against both libraries and explains where their logs differ."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from logs import Difference, Program, first_difference, show
from programs import Crash, Runner
from rules import Rule, explain, load_rules

CHUNK = 500
MOST_SHOWN = 5


def main() -> int:
    """Returns the exit code."""
    arguments = parse_arguments()
    runner = Runner(arguments.tenon, arguments.libtorch)
    rules = load_rules(Path(__file__).with_name("intended_differences.yaml"))
    if arguments.show is not None:
        return show_program(runner, rules, arguments.show, set(arguments.skip), arguments.minimise)
    return compare_many(runner, rules, arguments.seed, arguments.programs)


def parse_arguments() -> argparse.Namespace:
    """Returns what to do."""
    parser = argparse.ArgumentParser(prog="tools/compare", description=__doc__)
    parser.add_argument("--tenon", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--libtorch", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--programs", type=int, default=100_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first program")
    parser.add_argument("--show", type=int, metavar="SEED", help="print one program and both logs")
    parser.add_argument("--skip", type=int, nargs="*", default=[], help="steps to leave out")
    parser.add_argument("--minimise", action="store_true", help="leave out what --show can spare")
    return parser.parse_args()


def compare_many(runner: Runner, rules: list[Rule], seed: int, count: int) -> int:
    """Compares programs and prints the counts."""
    explained: Counter[str] = Counter()
    unexplained = []
    crashes = []
    whole = steps = 0
    for first in range(seed, seed + count, CHUNK):
        ours, theirs, crashed = runner.run(first, min(CHUNK, seed + count - first))
        crashes += crashed
        report(crashed)
        for number in sorted(ours.keys() & theirs.keys()):
            steps += len(ours[number].blocks)
            difference = first_difference(ours[number], theirs[number])
            if difference is None:
                whole += 1
                continue
            rule = explain(rules, difference)
            if rule is not None:
                explained[rule.name] += 1
                continue
            unexplained.append(number)
            if len(unexplained) <= MOST_SHOWN:
                print_unexplained(number, difference, ours[number], theirs[number])
    print_summary(rules, count, whole, steps, explained, unexplained, crashes)
    return 1 if unexplained or any(crash.library == "tenon" for crash in crashes) else 0


def report(crashes: list[Crash]) -> None:
    """Prints crashes as they happen."""
    for crash in crashes:
        print(f"program {crash.seed}: {crash.library} ends with {crash.code}", flush=True)


def print_unexplained(
    seed: int, difference: Difference, ours: Program, theirs: Program
) -> None:
    """Prints a difference, the program up to it, and how to see it again."""
    print(f"\nunexplained: program {seed}, at: {difference.step}")
    print(show(ours, theirs, until=difference))
    print(f"again: tools/compare --show {seed} --minimise\n", flush=True)


def print_summary(
    rules: list[Rule],
    count: int,
    whole: int,
    steps: int,
    explained: Counter[str],
    unexplained: list[int],
    crashes: list[Crash],
) -> None:
    """Prints what was found."""
    print(f"{count} programs, {steps} steps; {whole} agree to the end ({whole / count:.1%})")
    print(f"{sum(explained.values())} end at an intended difference:")
    for rule in rules:
        print(f"{explained[rule.name]:8}  {rule.name}")
    for library in ("tenon", "libtorch"):
        seeds = [crash.seed for crash in crashes if crash.library == library]
        if seeds:
            print(f"{len(seeds)} end {library}'s process: {seeds[:20]}")
    print(f"{len(unexplained)} unexplained differences" + (f": {unexplained[:20]}" if unexplained else ""))


def show_program(
    runner: Runner, rules: list[Rule], seed: int, skipped: set[int], minimise: bool
) -> int:
    """Prints one program with both logs."""
    ours, theirs, difference = run_one(runner, seed, skipped)
    if minimise and difference is not None:
        skipped = minimised(runner, rules, seed, skipped, difference)
        ours, theirs, difference = run_one(runner, seed, skipped)
    print(show(ours, theirs, until=difference if minimise else None))
    if difference is None:
        print("no difference")
        return 0
    rule = explain(rules, difference)
    print(f"first difference: {difference.step}")
    print(f"explained: {rule.name}: {rule.reason}" if rule else "unexplained")
    if skipped:
        print(f"again: tools/compare --show {seed} --skip {' '.join(map(str, sorted(skipped)))}")
    return 0 if rule else 1


def run_one(
    runner: Runner, seed: int, skipped: set[int]
) -> tuple[Program, Program, Difference | None]:
    """Runs one program in both."""
    ours, theirs, crashes = runner.run(seed, 1, skipped)
    report(crashes)
    if crashes:
        sys.exit(1)
    return ours[seed], theirs[seed], first_difference(ours[seed], theirs[seed])


def minimised(
    runner: Runner, rules: list[Rule], seed: int, skipped: set[int], difference: Difference
) -> set[int]:
    """Returns more steps to leave out, without which the same kind of difference remains."""

    def same(found: Difference | None) -> bool:
        return found is not None and (
            (explain(rules, found), found.operator) == (explain(rules, difference), difference.operator)
        )

    for step in reversed(range(40)):
        trial = skipped | {step}
        if step in skipped or not same(run_one(runner, seed, trial)[2]):
            continue
        skipped = trial
    return skipped


if __name__ == "__main__":
    sys.exit(main())
