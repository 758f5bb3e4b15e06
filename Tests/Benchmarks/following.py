"""A text that grows by 50 MB a second while its end is followed: memory, and how soon keys are heard."""
import os
import statistics
import subprocess
import sys
import time

from terminal import Terminal

RATE = 50 << 20
WRITER = """
import os, sys, time
line = b"2026-11-23 12:00:00 INFO a line of a log that grows and grows, number %012d\\n"
block = b"".join(line % n for n in range(4096))
begun, written = time.perf_counter(), 0
while time.perf_counter() - begun < float(sys.argv[1]):
    os.write(1, block)
    written += len(block)
    ahead = written / float(sys.argv[2]) - (time.perf_counter() - begun)
    if ahead > 0:
        time.sleep(ahead)
"""


def until(terminal, key, shown, limit=5):
    """Seconds from a key until `shown` is drawn; None if it is not within `limit`."""
    while terminal.read(0):
        pass
    terminal.screen = b""
    begun = time.perf_counter()
    os.write(terminal.fd, key)
    while shown not in terminal.screen:
        if time.perf_counter() - begun > limit:
            return None
        terminal.read(0.01)
        terminal.screen = terminal.screen[-8192:] if shown not in terminal.screen else terminal.screen
    return time.perf_counter() - begun


def follow(program, environment, path, seconds):
    """Follows a file that grows; the largest memory, and the times of keys that end and begin that."""
    with open(path, "wb") as file:
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(seconds), str(RATE)], stdout=file)
    terminal = Terminal([program, "+F", path], environment)
    times, missed = [], 0
    try:
        while writer.poll() is None:
            idle = time.perf_counter() + 1
            while time.perf_counter() < idle:
                terminal.read(0.05)
                terminal.screen = b""
            for key, shown in ((b"x", b"leave"), (b"F", b"Following")):
                took = until(terminal, key, shown)
                if took is None:
                    missed += 1
                else:
                    times.append(took)
        return terminal.memory(), times, missed, os.path.getsize(path)
    finally:
        writer.kill()
        terminal.close()
        os.unlink(path)


def following(program, folder, environment, milliseconds):
    """Prints what following costs."""
    seconds = float(os.environ.get("TOME_BENCH_SECONDS", "60"))
    memory, times, missed, size = follow(
        program, environment, os.path.join(folder, "growing.log"), seconds)
    times.sort()
    print(f"\n{'following a file that grows':42}{size / seconds / 1e6:>9.0f} MB/s")
    print(f"{'largest memory':42}{memory:>11.1f} MB")
    if times:
        print(f"{'a key that ends it or begins it, median':42}"
              f"{milliseconds(statistics.median(times)):>14}")
        print(f"{'the same, the slowest':42}{milliseconds(times[-1]):>14}")
    if missed:
        print(f"{missed} keys showed nothing within five seconds")
