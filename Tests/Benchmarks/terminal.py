"""A program under a pseudo-terminal, timed from outside: keys in, bytes out."""
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time


class Terminal:
    """Runs `command` in a terminal of 80x24, or of another size, and reads what it draws."""

    def __init__(self, command, environment, rows=24, columns=80):
        self.started = time.perf_counter()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            try:
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(127)
        self.screen = b""

    def read(self, timeout):
        """The bytes drawn next, or b"" when nothing comes within `timeout` seconds."""
        ready, _, _ = select.select([self.fd], [], [], timeout)
        if not ready:
            return b""
        try:
            data = os.read(self.fd, 1 << 16)
        except OSError:
            return b""
        self.screen += data
        return data

    def wait_for(self, text, limit=20):
        """Seconds from the start until `text` is drawn; None when it is not within `limit`."""
        while text not in self.screen:
            if time.perf_counter() - self.started > limit or not self.read(limit):
                return None
        return time.perf_counter() - self.started

    def press(self, key, quiet=0.001, limit=1):
        """Seconds from a key to the last byte drawn before `quiet` seconds of silence.

        The silence is short: a count that runs draws its progress every 120 ms, whatever is pressed.
        """
        while self.read(0):
            pass
        self.screen = b""
        pressed = last = time.perf_counter()
        os.write(self.fd, key)
        timeout = limit
        while self.read(timeout):
            last = time.perf_counter()
            timeout = quiet
        return last - pressed

    def memory(self):
        """The largest resident memory so far, in MB."""
        with open(f"/proc/{self.pid}/status") as status:
            for line in status:
                if line.startswith("VmHWM"):
                    return int(line.split()[1]) / 1024
        return 0

    def close(self):
        """Ends the program."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)
