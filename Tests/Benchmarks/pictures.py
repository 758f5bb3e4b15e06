"""Pictures on the page, in cells of a terminal of 24-bit colours: when they are there, what a turn costs.

Needs ImageMagick, which makes the pictures.
"""
import os
import shutil
import statistics
import subprocess
import tempfile
import time
import zipfile

from terminal import Terminal

PAGES = 100
BLOCK = "▀".encode()
CONTAINER = """<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="b.opf" media-type="application/oebps-package+xml"/></rootfiles></container>"""
PACKAGE = """<package version="3.0" xmlns="http://www.idpf.org/2007/opf" unique-identifier="i">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>T</dc:title>
<dc:identifier id="i">{}</dc:identifier></metadata><manifest>
<item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest>
<spine><itemref idref="a"/></spine></package>"""
PAGE = """<html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head>
<body><h1>Beginning</h1>{}</body></html>"""


def caption(page):
    """The words below a picture: no letter of them is in its place on the next page."""
    return chr(97 + page % 26) * 9


def make_book(path, pictures):
    """Writes a book of many figures; their pictures are of 2 megapixels, or left out."""
    text = "<p>" + "The quick brown fox jumps over the lazy dog and is gone. " * 8 + "</p>"
    body = text * 3
    for page in range(PAGES):
        picture = f'<img src="{page}.jpg" alt="Picture"/>' if pictures else ""
        body += f"<figure>{picture}<figcaption>{caption(page)}</figcaption></figure>"
    with zipfile.ZipFile(path, "w") as book:
        book.writestr("META-INF/container.xml", CONTAINER)
        book.writestr("b.opf", PACKAGE.format(path))
        book.writestr("a.xhtml", PAGE.format(body + text))
        for page in range(PAGES if pictures else 0):
            book.writestr(f"{page}.jpg", pictures[page % len(pictures)])


def shown(terminal, key, word, limit=10):
    """Seconds from a key until `word` is drawn."""
    while terminal.read(0):
        pass
    terminal.screen = b""
    begun = time.perf_counter()
    os.write(terminal.fd, key)
    while word not in terminal.screen and time.perf_counter() - begun < limit:
        terminal.read(0.05)
    return time.perf_counter() - begun


def rest(terminal, seconds=0.3):
    """Waits until nothing more is drawn."""
    while terminal.read(seconds):
        pass


def first_page(program, environment, folder, book):
    """The median of the seconds until the first page of a book that was never opened is there."""
    times = []
    for _ in range(9):
        for name in ("cache", "data"):
            shutil.rmtree(os.path.join(folder, name), ignore_errors=True)
        terminal = Terminal([program, book], environment, 36, 100)
        times.append(terminal.wait_for(b"Beginning") or 20)
        terminal.close()
    return statistics.median(times)


def walk(program, environment, book, milliseconds):
    """Goes through a book of pictures and prints what that costs."""
    terminal = Terminal([program, book], environment, 36, 100)
    terminal.wait_for(b"Beginning")
    rest(terminal)
    memory = terminal.memory()
    later, back, turns = [], [], []
    for page in range(12):
        word = caption(page).encode()
        shown(terminal, b" ", word)
        begun = time.perf_counter()
        while BLOCK not in terminal.screen.split(word)[-1] and time.perf_counter() - begun < 5:
            terminal.read(0.05)
        later.append(time.perf_counter() - begun)
        rest(terminal)
    for page in range(10, 2, -1):
        back.append(shown(terminal, b"b", caption(page).encode()))
        rest(terminal)
    for page in range(4, PAGES):
        turns.append(shown(terminal, b" ", caption(page).encode()))
    rest(terminal)
    turns.sort()
    for name, times in (("a picture of 2 megapixels, after its page", later),
                        ("a turn back to one", back), ("page after page of them", turns)):
        print(f"{name:42}{milliseconds(statistics.median(times)):>14}"
              f"{milliseconds(sorted(times)[len(times) * 95 // 100]):>14}")
    print(f"{'memory at text, and with pictures':42}{memory:>11.1f} MB{terminal.memory():>11.1f} MB")
    terminal.close()


def pictures(program, environment, milliseconds):
    """Prints the times of pictures: the median, and what 95 of 100 are under."""
    if not shutil.which("convert"):
        print("\npictures: ImageMagick is not installed")
        return
    folder = tempfile.mkdtemp()
    environment = environment | {
        "TERM": "xterm-256color", "COLORTERM": "truecolor",
        "XDG_CACHE_HOME": folder + "/cache", "XDG_DATA_HOME": folder + "/data"}
    try:
        files = []
        for seed in range(3):
            path = f"{folder}/{seed}.jpg"
            subprocess.run(["convert", "-seed", str(seed), "-size", "1732x1155", "plasma:",
                            "-quality", "85", path], check=True)
            with open(path, "rb") as file:
                files.append(file.read())
        book, bare = folder + "/book.epub", folder + "/bare.epub"
        make_book(book, files)
        make_book(bare, [])
        print()
        for name, path in (("without", bare), (f"with {PAGES}", book)):
            took = first_page(program, environment, folder, path)
            print(f"{'first page of a book ' + name + ' pictures':42}{milliseconds(took):>14}")
        walk(program, environment, book, milliseconds)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
