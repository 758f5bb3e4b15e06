"""Texts to measure with, made from the samples in assets and, where present, from ../shared/books."""
import os
import re
import unicodedata


ARTICLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "article-1.txt")


def paragraphs(text):
    """The paragraphs of a hard-wrapped text, each on one line."""
    return [re.sub(r"\s+", " ", part).strip() for part in re.split(r"\n\s*\n", text)]


def repeat(path, unit, size):
    """Writes `unit` to `path` until it has about `size` bytes."""
    if os.path.exists(path) and os.path.getsize(path) >= size:
        return path
    block = unit * max(1, (4 << 20) // len(unit))
    with open(path, "wb") as file:
        written = 0
        while written < size:
            written += file.write(block[: size - written] if size - written < len(block) else block)
    return path


class Corpora:
    """Corpora in `folder`, made when first asked for."""

    def __init__(self, root, folder):
        self.folder = folder
        os.makedirs(folder, exist_ok=True)
        books = os.path.join(root, "..", "shared", "books")
        novel = os.path.join(books, "moby-dick.txt")
        self.has_novel = os.path.exists(novel)
        if not self.has_novel:
            novel = os.path.join(root, "assets", "diary.txt")
        with open(novel, encoding="utf-8-sig", newline="") as file:
            self.wrapped = file.read().replace("\r\n", "\n")
        with open(os.path.join(root, "assets", "diary.txt"), encoding="utf-8") as file:
            self.log = file.read()
        self.novel = novel
        self.books = books

    def path(self, name, unit, size):
        """A text of about `size` bytes that repeats `unit`."""
        if isinstance(unit, str):
            unit = unit.encode()
        return repeat(os.path.join(self.folder, f"{name}-{size >> 20}.txt"), unit, size)

    def typeset(self, size):
        """English prose with curly quotes and dashes, one line a paragraph."""
        return self.path("typeset", "\n".join(paragraphs(self.wrapped)) + "\n", size)

    def ascii(self, size):
        """ASCII prose, one line a paragraph."""
        table = str.maketrans("“”‘’—–é", "\"\"''--e")
        text = "\n".join(paragraphs(self.wrapped)).translate(table)
        return self.path("ascii", text.encode("ascii", "ignore") + b"\n", size)

    def hard_wrapped(self, size):
        """Prose as Project Gutenberg has it."""
        return self.path("wrapped", self.wrapped, size)

    def real_novel(self, size):
        """A novel byte for byte, again and again, or None where it is absent."""
        if not self.has_novel:
            return None
        with open(self.novel, "rb") as file:
            return self.path("novel", file.read(), size)

    def real_novel_joined(self, size):
        """The same with each paragraph on a line, as they are: dialogue and all signs."""
        return self.path("novel-joined", "\n\n".join(paragraphs(self.wrapped)) + "\n\n", size) \
            if self.has_novel else None

    def scripts(self, names, size):
        """Texts of the Universal Declaration of Human Rights, or None where they are absent."""
        unit = self.declarations(names)
        return unit and self.path("-".join(names), unit, size)

    def all_scripts(self, size):
        """The declaration's first article in 21 scripts, all of it in the languages that are there,
        composed and decomposed, and emoji."""
        folder = os.path.join(self.books, "udhr")
        names = sorted(name[5:-4] for name in os.listdir(folder)) if os.path.isdir(folder) else []
        with open(ARTICLE, encoding="utf-8") as file:
            # So often that no script has much more of the text than another one.
            unit = file.read() * 40 + (self.declarations(names) or "")
        emoji = "👩\u200d👩\u200d👧 🇩🇪🇯🇵 👍🏽 ❤\ufe0f 1\ufe0f\u20e3 🏴\u200d☠\ufe0f 😀 and 🤷🏾\u200d♀\ufe0f, " * 40
        return self.path(
            "21-scripts", unit + unicodedata.normalize("NFD", unit) + emoji + "\n", size)

    def diary(self, size):
        """The diary of assets, again and again, each time a year later; of any length."""
        path = os.path.join(self.folder, f"diary-{size >> 20}.txt")
        if os.path.exists(path) and os.path.getsize(path) >= size:
            return path
        head, entries = self.log.split("JANUARY\n", 1)
        with open(path, "w", encoding="utf-8") as file:
            file.write(head)
            year = 2025
            while file.tell() < size:
                file.write(f"{year}\n\n\nJANUARY\n{entries.rstrip()}\n\n\n")
                year += 1
        return path

    def declarations(self, names):
        """The declaration in these languages, or None where one is absent."""
        unit = ""
        for name in names:
            path = os.path.join(self.books, "udhr", f"udhr_{name}.txt")
            if not os.path.exists(path):
                return None
            with open(path, encoding="utf-8") as file:
                unit += file.read()
        return unit

    def color_log(self, size):
        """A log with a colour for the time, the level and the module of each line."""
        levels = ["\x1b[32mINFO\x1b[0m", "\x1b[33mWARN\x1b[0m", "\x1b[1;31mERROR\x1b[0m",
                  "\x1b[2mDEBUG\x1b[0m"]
        return self.path("color-log", "".join(
            f"\x1b[90m2026-11-23T06:{line % 60:02}:{line * 7 % 60:02}Z\x1b[0m {levels[line * 7 % 4]} "
            f"\x1b[36mserver::http{line % 9}\x1b[0m: request {line} from 10.0.{line % 256}.1 took "
            f"{line * 31 % 997} ms, /api/v1/items/{line * 17 % 10007}\n"
            for line in range(20000)), size)

    def hostile(self, name, unit, size):
        """A pattern that quadratic programs choke on, without a newline."""
        return self.path(f"hostile-{name}", unit, size)
