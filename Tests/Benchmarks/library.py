"""Libraries of many books: how fast they are filled, opened, listed and searched."""
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import time

from terminal import Terminal

FEW, MANY = 10_000, 100_000
WORDS = (
    "sea whale captain voyage harbour winter letter garden stranger river mountain silence journal "
    "history empire lantern shadow orchard tide northern amber bridge candle desert ember forest "
    "glass hollow island jungle kingdom ladder meadow needle ocean palace quarry ribbon saddle "
    "temple").split()


def name(count):
    return " ".join(random.choice(WORDS).title() for _ in range(count))


def make_texts(folder):
    """Small texts, each with a title and an author of its own."""
    if os.path.exists(folder):
        return
    unfinished = folder + ".new"
    shutil.rmtree(unfinished, ignore_errors=True)
    for number in range(FEW):
        shelf = os.path.join(unfinished, f"{number // 500:02}")
        os.makedirs(shelf, exist_ok=True)
        with open(os.path.join(shelf, f"{number}.txt"), "w", encoding="utf-8") as file:
            file.write(f"Title: The {name(3)} {number}\n\nAuthor: {name(2)}\n\n")
            for _ in range(6):
                file.write(" ".join(random.choice(WORDS) for _ in range(60)) + "\n\n")
    os.rename(unfinished, folder)


def _seconds(command, environment):
    """The middle of what five runs of a command take; None where there is no such program."""
    if not shutil.which(command[0]):
        return None
    times = []
    for _ in range(5):
        start = time.perf_counter()
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def multiply(library):
    """Has a library have many books: those that it has, under other titles."""
    database = sqlite3.connect(library)
    columns = [row[1] for row in database.execute("PRAGMA table_info(book)")]
    others = ", ".join(c for c in columns if c not in ("id", "path", "title", "author"))
    last = database.execute("SELECT max(id) FROM book").fetchone()[0]
    for number in range(last + 1, MANY + 1):
        database.execute(
            f"INSERT INTO book (id, path, title, author, {others}) "
            f"SELECT ?, ?, ?, ?, {others} FROM book WHERE id = ?",
            (number, f"/nowhere/{number}.txt", f"The {name(3)} {number}", name(2), number % last + 1))
    database.commit()
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()


def library_times(program, folder, environment, milliseconds):
    """Adding, Home beside less, and keys in a list."""
    random.seed(5)
    texts, home = os.path.join(folder, "small-texts"), os.path.join(folder, "library-home")
    make_texts(texts)
    shutil.rmtree(home, ignore_errors=True)
    os.makedirs(home)
    environment = dict(environment, HOME=home)
    start = time.perf_counter()
    subprocess.run([program, "add", texts], env=environment, check=True, stdout=subprocess.DEVNULL)
    seconds = time.perf_counter() - start
    print(f"\n{f'{FEW} small texts added':42}{FEW / seconds:>8.0f} a second")

    print(f"{f'words in {FEW} texts':42}{'tome-reader':>14}{'grep -rli':>14}")
    for words in ("zzyzzx", "whale"):
        commands = ([program, "search", "--library", words], ["grep", "-rli", words, texts])
        ours, theirs = (_seconds(command, environment) for command in commands)
        print(f"{words:42}{milliseconds(ours):>14}{milliseconds(theirs):>14}")

    small = os.path.join(home, "small.txt")
    with open(small, "w", encoding="utf-8") as file:
        file.write("A hundred bytes of text, and then it is over. " * 2)
    times = {program: [], "less": []}
    for _ in range(31):
        for command, marker in (([program], b"books wait"), (["less", small], b"hundred")):
            terminal = Terminal(command, environment)
            times[command[0]].append(terminal.wait_for(marker))
            terminal.close()
    ours, theirs = (statistics.median(t for t in times[p] if t) for p in times)
    print(f"{f'Home with {FEW} books, less, ratio':42}{milliseconds(ours):>14}"
          f"{milliseconds(theirs):>14}{ours / theirs:8.2f}")

    multiply(os.path.join(home, ".local/share/tome-reader/library.sqlite"))
    terminal = Terminal([program, "list"], environment)
    terminal.wait_for(f"{MANY} books".encode())
    time.sleep(0.5)
    print(f"{f'a key in a list of {MANY} books':42}{'median':>14}{'most':>14}")

    def keys(what, sequence):
        # The last of what a key draws may come from another thread: the silence is longer.
        times = [terminal.press(key, quiet=0.03, limit=2) for key in sequence]
        print(f"{what:42}{milliseconds(statistics.median(times)):>14}{milliseconds(max(times)):>14}")

    keys("a row, a page, the end", [b"j"] * 30 + [b"\x1b[6~"] * 30 + [b"\x1b[F", b"\x1b[H"] * 5)
    keys("a shelf, another order", [b"f", b"j", b"\r", b"S", b"j", b"\r"] * 4)
    terminal.press(b"/")
    for words in (b"whale", b"thgarden", b"sea letter"):
        keys(f"a letter of '{words.decode()}', and back",
             [bytes([letter]) for letter in words] + [b"\x7f"] * len(words))
    terminal.close()
