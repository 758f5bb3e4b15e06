/* What the parts of this door share. */
#ifndef CNC_INTERNAL_H
#define CNC_INTERNAL_H

#include <stdbool.h>
#include <stdio.h>
#include <termios.h>

#include "cncurses.h"

/* crash.c: keeps what it takes to give the terminal back when the program crashes. To be called
 * before the terminal's modes are changed, and with its terminfo entry loaded. */
void cnc_crash_prepare(const struct termios *before);

/* crash.c: clears a screen that is left next, if tmux shows it: of one that grew, tmux 3.3 leaves
 * the last rows on the shell's. */
void cnc_clear_before_leaving(void);

/* crash.c: whether a crash now has a screen to leave. */
void cnc_crash_arm(bool screen_is_up);

/* stderr.c: keeps what is written to standard error while the screen is up, where it would spoil
 * it, and writes it out afterwards. Release may be called from a signal handler. */
void cnc_stderr_hold(void);
void cnc_stderr_release(void);

/* frame.c: the stream for newterm to write to, stdout where there is no other; and its end. */
FILE *cnc_frame_stream(void);
void cnc_frame_forget(void);

/* frame.c: what curses writes between the two is sent to the terminal at the end, in one piece. */
void cnc_frame_begin(void);
void cnc_frame_end(void);

/* frame.c: adds bytes to what curses has written of the frame that is open. */
void cnc_frame_add(const void *bytes, size_t count);

/* terminfo.c: the entry of TERM, before curses takes it up. */
enum cnc_failure cnc_terminfo_load(void);
void cnc_terminfo_unload(void);

/* terminfo.c: what turns the keypad's own sequences on or off; empty if nothing does. */
const char *cnc_terminfo_keypad(bool on);

/* terminfo.c: whether the terminal reports its mouse as xterm does. */
bool cnc_terminfo_reports_mouse(void);

/* terminfo.c: whether the entry tells of colours by red, green and blue; and whether the terminal
 * shows them, as tmux's own sign has it, though the entry does not tell how. */
bool cnc_terminfo_is_direct(void);
bool cnc_terminfo_hides_direct(void);

/* entry.c: has the next newterm take the entry that is loaded without steps of the cursor, and if
 * wanted with direct colours added. The entry can only be unloaded after that. Take back leaves the
 * environment as it was. */
void cnc_entry_hand_over(bool adds_direct);
void cnc_entry_take_back(void);

/* keys.c: asks the terminal for what the program reads: its keypad's sequences, the mouse, marks
 * around pasted text. Begin adds it to the frame that is open, so that the first page does not wait
 * for it. Forget has the next frame ask again, whatever was asked before. */
void cnc_keys_begin(void);
void cnc_keys_end(void);
void cnc_keys_forget(void);

/* color.c: begins to use colours, on the screen that was just opened. */
void cnc_colors_begin(bool wanted);

/* draw.c: learns what attributes the terminal has. */
void cnc_attributes_learn(void);

#endif
