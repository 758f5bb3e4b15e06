#!/usr/bin/env python3
"""Writes recurrences.txt: rules made at random, with the first times that libical gives them.

Run it beside a program made of recurrences.c and libical (Debian's libical-dev), whose path is the
argument. Only rules whose start is one of their times are kept: what is first otherwise, libical
and RFC 5545 do not agree on. Left out is what libical gets wrong, each with its reason below.
"""
import random
import subprocess
import sys

DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
random.seed(5545)


def some(values, most=3):
    return sorted(random.sample(list(values), random.randint(1, most)))


def numbers(values, most=3):
    return ",".join(map(str, some(values, most)))


def weekdays(ordinals):
    chosen = random.sample(DAYS, random.randint(1, 3))
    return ",".join((str(random.choice(ordinals)) if ordinals and random.random() < 0.6 else "") + d
                    for d in chosen)


def random_rule():
    frequency = random.choice(
        ["YEARLY"] * 4 + ["MONTHLY"] * 4 + ["WEEKLY"] * 2 + ["DAILY"] * 2 + ["HOURLY", "MINUTELY"])
    parts = ["FREQ=" + frequency]
    if random.random() < 0.4:
        parts.append("INTERVAL=%d" % random.randint(2, 7))
    if random.random() < 0.3:
        parts.append("COUNT=%d" % random.randint(2, 12))
    if random.random() < 0.35:
        parts.append("BYMONTH=" + numbers(range(1, 13)))
    if frequency in ("YEARLY", "MONTHLY", "DAILY") and random.random() < 0.4:
        parts.append("BYMONTHDAY=" + numbers([*range(1, 32), *range(-8, 0)]))
    elif frequency == "YEARLY" and random.random() < 0.3:
        parts.append("BYYEARDAY=" + numbers([*range(1, 367), *range(-30, 0)]))
    if random.random() < 0.5:
        ordinals = []
        if frequency in ("YEARLY", "MONTHLY"):
            ordinals = [1, 2, 3, 4, 5, -1, -2]
            if frequency == "YEARLY" and "BYMONTH" not in " ".join(parts):
                ordinals += [20, 40, 52, -20]
        parts.append("BYDAY=" + weekdays(ordinals))
    if frequency not in ("HOURLY", "MINUTELY") and random.random() < 0.2:
        parts.append("BYHOUR=" + numbers(range(24)))
    if random.random() < 0.15:
        parts.append("BYMINUTE=" + numbers(range(0, 60, 5)))
    if random.random() < 0.25 and any(p.startswith("BY") for p in parts):
        parts.append("BYSETPOS=" + numbers([1, 2, 3, -1, -2], 2))
    if frequency == "WEEKLY" and random.random() < 0.5:
        parts.append("WKST=" + random.choice(DAYS))
    return ";".join(parts)


def is_wrong_in_libical(rule):
    """Whether libical 3.0.16 is known to be wrong on rules like this one."""
    parts = dict(part.split("=") for part in rule.split(";"))
    frequency = parts["FREQ"]
    days = parts.get("BYMONTHDAY", "")
    # Of the set of a period it looks at the days, not at the times of them; by days not at all.
    if "BYSETPOS" in parts and (
            frequency not in ("YEARLY", "MONTHLY") or "BYHOUR" in parts or "BYMINUTE" in parts):
        return True
    # A table of RFC 5545 (page 44) has BYMONTHDAY expand a year: to each month where none is named.
    if frequency == "YEARLY" and days and "BYMONTH" not in parts:
        return True
    # Two numbers that are the same day of a month count as two there; every BYMINUTE as an hour.
    if "BYSETPOS" in parts and "-" in days or frequency == "MINUTELY" and "BYMINUTE" in parts:
        return True
    # It knows no days from the end of a month where these only limit.
    return frequency == "DAILY" and "-" in days


def start():
    return "%04d%02d%02dT%02d%02d00" % (
        random.randint(1995, 2030), random.randint(1, 12), random.randint(1, 28),
        random.randint(0, 23), random.choice([0, 15, 30]))


def ask(lines, program):
    answer = subprocess.run([program], input="\n".join(lines) + "\n", text=True,
                            capture_output=True, check=True).stdout
    return [line.split(" | ") if " | " in line else [line.rstrip(" |"), ""]
            for line in answer.splitlines()]


def main():
    program = sys.argv[1]
    rules = [random_rule() for _ in range(4000)]
    second = []
    for (question, times) in ask([f"{start()} {rule}" for rule in rules], program):
        if times:
            second.append(f"{times.split()[0]} {question.split()[1]}")
    kept = []
    for (question, times) in ask(second, program):
        times = times.split()
        first, rule = question.split()
        if len(times) > 1 and times[0] == first and not is_wrong_in_libical(rule):
            kept.append(f"{question} | {' '.join(times)}")
    sys.stdout.write("\n".join(kept[:int(sys.argv[2])]) + "\n")


main()
