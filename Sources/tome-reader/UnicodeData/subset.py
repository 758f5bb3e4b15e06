"""Makes an object file with the part of ICU's data that the program needs.

Foundation brings ICU, whose data are nearly half of a program that is linked statically: what each
language calls its months, currencies and zones, how it sorts, and how 200 encodings are read. What
belongs to no language stays: zones, names of hosts, normalization, the root of all languages; and
English. See "What is in it" in tome-reader.docc.

    subset.py ARCHIVE DATA    reads ICU's archive; writes the data to DATA, to DATA.s an assembler file
                              that defines them, and to DATA.flags what has the linker take them

An archive without such data gives neither flags nor data: then the linker takes what it finds.
"""

import os
import re
import struct
import sys

# What is left out of the first folder: converters, names of characters, old profiles of names,
# characters that look alike, and languages.
LEFT_OUT = re.compile(
    r"(.*\.(cnv|spp|cfu)|unames\.icu|(?!res_index)[a-z]{2,3}(_[A-Za-z0-9]+)*\.res)$"
)
LANGUAGES = {"root.res", "en.res", "en_001.res", "en_US.res", "en_US_POSIX.res"}
# What is kept of the others: how letters sort, what breaks a text, and what all languages share.
SHARED = re.compile(
    r"(root|pool|res_index|supplementalData)\.res|ucadata\.icu|(char|word|sent|line|title)\.brk"
)


def is_kept(name):
    _, *folders, file = name.split("/")
    if folders:
        return folders != ["translit"] and bool(SHARED.fullmatch(file))
    return file in LANGUAGES or not LEFT_OUT.match(file)


def members(archive):
    """The files in an archive of ar."""
    if archive[:8] != b"!<arch>\n":
        return
    position = 8
    while position + 60 <= len(archive):
        size = int(archive[position + 48 : position + 58])
        yield archive[position + 60 : position + 60 + size]
        position += 60 + size + size % 2


def symbol(file):
    """The name and the bytes of ICU's data in an ELF file of 64 bits; None if it has none."""
    if file[:4] != b"\x7fELF" or file[4:6] != b"\x02\x01" or b"_dat\0" not in file:
        return None
    table, = struct.unpack_from("<Q", file, 0x28)
    size, count = struct.unpack_from("<HH", file, 0x3A)
    sections = [struct.unpack_from("<IIQQQQIIQQ", file, table + size * i) for i in range(count)]
    for _, kind, _, _, offset, length, link, _, _, entry in sections:
        if kind != 2:  # SHT_SYMTAB
            continue
        names = sections[link][4]
        for at in range(offset, offset + length, entry):
            name, _, _, section, value, bytes_ = struct.unpack_from("<IBBHQQ", file, at)
            word = file[names + name : file.index(b"\0", names + name)].decode()
            if re.fullmatch(r"icudt\d+_dat", word) and 0 < section < count:
                start = sections[section][4] + value
                return word, file[start : start + bytes_]
    return None


def subset(data):
    """The data with the items alone that are kept.

    A header, then the number of items, for each the places of its name and of its bytes, the names,
    and the bytes. Source: ICU's `ucmndata.h`, `UDataOffsetTOC`.
    """
    start, = struct.unpack_from("<H", data)
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD" or data[8] != 0:
        raise SystemExit("ICU's data have a format that is not known")
    count, = struct.unpack_from("<I", data, start)
    entries = [struct.unpack_from("<II", data, start + 4 + 8 * i) for i in range(count)]
    ends = [entry[1] for entry in entries[1:]] + [len(data) - start]
    items = []
    for (name, first), end in zip(entries, ends):
        word = data[start + name : data.index(b"\0", start + name)]
        if is_kept(word.decode()):
            item = data[start + first : start + end]
            items.append((word + b"\0", item + bytes(-len(item) % 16)))
    names = 4 + 8 * len(items)
    first = names + sum(len(name) for name, _ in items)
    place = first + -first % 16
    contents = struct.pack("<I", len(items))
    for name, item in items:
        contents += struct.pack("<II", names, place)
        names, place = names + len(name), place + len(item)
    contents += b"".join(name for name, _ in items) + bytes(-first % 16)
    return data[:start] + contents + b"".join(item for _, item in items)


def main(archive, path):
    found = None
    if os.path.exists(archive):
        with open(archive, "rb") as file:
            found = next(filter(None, map(symbol, members(file.read()))), None)
    text, flags = '.section .note.GNU-stack,"",%progbits\n', ""
    if found:
        name, data = found
        with open(path, "wb") as file:
            file.write(subset(data))
        # ICU's own data stand in the archive before this file is seen: what refers to them is led here.
        wrapped = f"__wrap_{name}"
        text += (
            f".section .rodata\n.balign 16\n.globl {wrapped}\n.type {wrapped}, %object\n"
            f'{wrapped}:\n.incbin "{path}"\n.size {wrapped}, . - {wrapped}\n'
        )
        flags = f"-Xlinker --wrap={name} -Xlinker {os.path.abspath(path)}.o\n"
    for ending, words in [(".s", text), (".flags", flags)]:
        with open(path + ending, "w") as file:
            file.write(words)


main(*sys.argv[1:])
