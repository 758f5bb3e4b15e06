"""The voice through a real PulseAudio with a null sink: what is heard, and when.

Needs espeak-ng, pulseaudio and pulseaudio-utils; a part for which one is missing says so. TOME_BENCH_VOICE
sets how often each key is pressed, 50 by default.
"""
import array
import collections
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import threading
import time

from terminal import Terminal

RATE = 22050
RUNS = int(os.environ.get("TOME_BENCH_VOICE", "50"))
# A sample that is heard, and the silence that parts two sounds.
LOUD = 400
SILENCE = 0.03


class Ear:
    """A sound server with a null sink, and what is recorded of it."""

    def __init__(self, folder):
        self.folder = folder
        address = os.path.join(folder, "sound")
        self.environment = {"PULSE_SERVER": "unix:" + address, "PULSE_COOKIE": folder + "/cookie"}
        whole = os.environ | {"XDG_RUNTIME_DIR": folder, "HOME": folder} | self.environment
        self.server = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
             "-L", f"module-native-protocol-unix socket={address} auth-anonymous=1",
             "-L", f"module-null-sink sink_name=ear rate={RATE} channels=1 format=s16le"],
            env=whole, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        end = time.perf_counter() + 10
        while subprocess.run(["pactl", "info"], env=whole, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL).returncode:
            if time.perf_counter() > end:
                raise OSError("PulseAudio does not begin")
            time.sleep(0.05)
        self.recorder = subprocess.Popen(
            ["parec", "--device=ear.monitor", "--raw", "--format=s16le", f"--rate={RATE}",
             "--channels=1", "--latency-msec=5"], env=whole, stdout=subprocess.PIPE)
        # When each block came, and the times of its first and its last sample that is heard.
        self.sounds = collections.deque(maxlen=1 << 20)
        self.samples = array.array("h")
        self.start = None
        threading.Thread(target=self._listen, daemon=True).start()
        # A device that is in use: an idle null sink takes two seconds at once.
        self.murmur = subprocess.Popen(
            ["pacat", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1",
             "--latency-msec=10", "/dev/zero"], env=whole, stderr=subprocess.DEVNULL)
        time.sleep(2.5)

    def _listen(self):
        pipe = self.recorder.stdout.fileno()
        rest = b""
        while data := os.read(pipe, 1 << 14):
            now = time.perf_counter()
            data = rest + data
            rest = data[len(data) & ~1:]
            block = array.array("h", data[:len(data) & ~1])
            if self.start is None:
                self.start = now - len(block) / RATE
            first = now - len(block) / RATE
            # What comes late was delayed on its way: the earliest estimate of the start is the best.
            self.start = min(self.start, now - (len(self.samples) + len(block)) / RATE)
            self.samples.extend(block)
            loud = [i for i, sample in enumerate(block) if abs(sample) > LOUD]
            if loud:
                self.sounds.append((first + loud[0] / RATE, first + loud[-1] / RATE))

    def first_after(self, moment, limit=5):
        """When the first sound after a moment was heard; None if there is none."""
        while time.perf_counter() - moment < limit:
            for first, last in list(self.sounds):
                if last > moment:
                    return max(first, moment)
            time.sleep(0.002)
        return None

    def last(self):
        """When the last sound was heard."""
        return self.sounds[-1][1] if self.sounds else 0

    def wait_for_silence(self, seconds=0.4):
        """Waits until nothing was heard for so long."""
        since = time.perf_counter()
        while time.perf_counter() - max(self.last(), since) < seconds:
            time.sleep(0.01)

    def onsets(self, since, silence=SILENCE):
        """The times at which sounds begin and end that have silence before them."""
        found, begin, end = [], None, None
        offset = max(int((since - self.start) * RATE), 0)
        for index in range(offset, len(self.samples)):
            if abs(self.samples[index]) <= LOUD:
                continue
            if end is None or index - end > silence * RATE:
                if begin is not None:
                    found.append((self.start + begin / RATE, self.start + end / RATE))
                begin = index
            end = index
        if begin is not None:
            found.append((self.start + begin / RATE, self.start + end / RATE))
        return found

    def close(self):
        for process in (self.murmur, self.recorder, self.server):
            process.terminate()
            process.wait()


class Reader(Terminal):
    """The program, which reads a text aloud; what it draws is timed."""

    def __init__(self, program, path, environment):
        super().__init__([program, path], environment)
        self.draws = []
        self.reading = True
        self.thread = threading.Thread(target=self._follow, daemon=True)
        self.thread.start()

    def _follow(self):
        while self.reading:
            if data := self.read(0.2):
                self.draws.append((time.perf_counter(), data))

    def type(self, keys):
        now = time.perf_counter()
        os.write(self.fd, keys)
        return now

    def close(self):
        self.reading = False
        self.thread.join()
        super().close()

    def processes(self):
        """The program and all that it started, by name: their ids."""
        found = {}
        parents = {}
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    with open(f"/proc/{name}/stat") as file:
                        words = file.read()
                except OSError:
                    continue
                command = words[words.index("(") + 1:words.rindex(")")]
                parents[int(name)] = (int(words[words.rindex(")") + 2:].split()[1]), command)
        for pid, (parent, command) in parents.items():
            if pid == self.pid or parent == self.pid:
                found[command] = pid
        return found


def processor_seconds(pid):
    with open(f"/proc/{pid}/stat") as file:
        words = file.read()
    fields = words[words.rindex(")") + 2:].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid):
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))


def row(name, times, asked):
    times = sorted(time for time in times if time is not None)
    if not times:
        print(f"{name:44}{'nothing was heard':>14}")
        return
    p95 = times[min(int(len(times) * 0.95), len(times) - 1)]
    print(f"{name:44}{statistics.median(times) * 1000:11.0f} ms{p95 * 1000:11.0f} ms"
          f"{times[-1] * 1000:11.0f} ms{asked:>11}")


def latencies(program, environment, ear, text):
    """From keys to sound, and to silence."""
    cold, warm, paused, escaped = [], [], [], []
    for index in range(RUNS):
        reader = Reader(program, text, environment)
        time.sleep(0.4)
        pressed = reader.type(b"r")
        heard = ear.first_after(pressed)
        cold.append(heard and heard - pressed)
        time.sleep(0.7 + index % 7 * 0.05)
        pressed = reader.type(b"r")
        ear.wait_for_silence()
        paused.append(max(ear.last() - pressed, 0))
        pressed = reader.type(b"r")
        heard = ear.first_after(pressed)
        warm.append(heard and heard - pressed)
        time.sleep(0.7 + index % 5 * 0.05)
        pressed = reader.type(b"\x1b")
        ear.wait_for_silence()
        escaped.append(max(ear.last() - pressed, 0))
        reader.close()
    print(f"\n{f'the voice, {RUNS} times':44}{'median':>14}{'p95':>14}{'most':>14}{'asked':>11}")
    row("r to the first sound, nothing started yet", cold, "100 ms")
    row("r to the first sound, after a pause", warm, "30 ms")
    row("r to silence", paused, "50 ms")
    row("Escape to silence", escaped, "150 ms")


def words(program, environment, ear, folder):
    """Each word lit beside its sound: vowels, so that a sound begins where its word does."""
    text = os.path.join(folder, "vowels.txt")
    with open(text, "w") as file:
        file.write("Oh, ah, oh, ah, oh, ah, oh, ah. " * 8 + "\n")
    reader = Reader(program, text, environment)
    time.sleep(0.4)
    begun = reader.type(b"r")
    ear.first_after(begun)
    time.sleep(25)
    reader.type(b"q")
    ear.wait_for_silence()
    draws = [moment for moment, data in reader.draws if moment > begun]
    reader.close()
    # Of each sound the draw that is nearest.
    onsets = ear.onsets(begun)
    if not onsets or not draws:
        return
    late = [min((draw - begin for draw in draws), key=abs) for begin, _ in onsets]
    row(f"a word lit beside its sound ({len(late)})", [abs(value) for value in late], "80 ms")


def gaps(program, environment, ear, folder):
    """The silence between two sentences of a paragraph."""
    text = os.path.join(folder, "sentences.txt")
    with open(text, "w") as file:
        file.write("He came home now. " * 30 + "\n")
    reader = Reader(program, text, environment)
    time.sleep(0.4)
    begun = reader.type(b"r")
    ear.first_after(begun)
    time.sleep(20)
    reader.type(b"q")
    ear.wait_for_silence()
    reader.close()
    sounds = ear.onsets(begun, silence=0.09)
    row("silence between two sentences",
        [after[0] - before[1] for before, after in zip(sounds, sounds[1:])], "150 ms")


def costs(program, environment, ear, text):
    """Processor time and memory while it speaks."""
    reader = Reader(program, text, environment)
    time.sleep(1.5)
    silent = resident(reader.pid)
    ear.first_after(reader.type(b"r"))
    time.sleep(3)
    pids = reader.processes()
    before = {name: processor_seconds(pid) for name, pid in pids.items()}
    seconds = 30
    time.sleep(seconds)
    print(f"\n{'while it speaks':44}{'of a core':>14}{'memory':>14}")
    total = 0
    for name, pid in sorted(pids.items()):
        share = (processor_seconds(pid) - before[name]) / seconds * 100
        total += share
        print(f"{name:44}{share:12.1f} %{resident(pid):11.1f} MB")
    print(f"{'together (asked: 5 %)':44}{total:12.1f} %")
    print(f"{'the reader beside before (asked: 4 MB)':44}{resident(reader.pid) - silent:25.1f} MB")
    reader.close()


def export(program, environment, folder, books):
    """How fast a book is written as an audio book."""
    novel = os.path.join(books, "moby-dick.txt")
    if not os.path.exists(novel) or not shutil.which("ffmpeg"):
        print(f"{'an audio book':44}  not measured: no Moby-Dick or no ffmpeg")
        return
    output = os.path.join(folder, "book.m4b")
    begun = time.perf_counter()
    subprocess.run([program, "speak", novel, "--to", "10%", "--output", output], env=environment,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    seconds = time.perf_counter() - begun
    told = subprocess.run(
        ["ffprobe", "-v", "error", "-show_format", "-of", "json", output], capture_output=True)
    length = float(json.loads(told.stdout)["format"]["duration"])
    print(f"{'an M4B of a tenth of a novel (asked: 10)':44}{length / seconds:11.1f} times as fast, "
          f"{length / 3600:.1f} h in {seconds:.0f} s")


def voice_times(program, environment, corpora):
    """All of it; what is missing is told."""
    missing = [name for name in ("pulseaudio", "pacat", "parec", "pactl") if not shutil.which(name)]
    if missing:
        print(f"\nthe voice: not measured without {', '.join(missing)}")
        return
    folder = tempfile.mkdtemp(prefix="tome-reader-voice-")
    ear = Ear(folder)
    environment = environment | ear.environment
    text = os.path.join(folder, "text.txt")
    with open(text, "w") as file:
        for number in range(200):
            file.write("All our eyes are open, and our ears also are open under every oar. " * 5)
            file.write("\n\n")
    try:
        latencies(program, environment, ear, text)
        words(program, environment, ear, folder)
        gaps(program, environment, ear, folder)
        costs(program, environment, ear, text)
        export(program, environment, folder, corpora.books)
    finally:
        ear.close()
        shutil.rmtree(folder, ignore_errors=True)
