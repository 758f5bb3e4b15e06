/* Answers each line "START RULE" with the first 16 times that libical gives: see recurrences.py. */
#include <libical/ical.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[4096];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    char *rule = strchr(line, ' ');
    if (!rule) continue;
    *rule++ = 0;
    struct icalrecurrencetype parts = icalrecurrencetype_from_string(rule);
    printf("%s %s |", line, rule);
    icalrecur_iterator *times = parts.freq == ICAL_NO_RECURRENCE
      ? NULL : icalrecur_iterator_new(parts, icaltime_from_string(line));
    for (int count = 0; times && count < 16; count++) {
      struct icaltimetype time = icalrecur_iterator_next(times);
      if (icaltime_is_null_time(time) || time.year > 2300) break;
      printf(" %s", icaltime_as_ical_string(time));
    }
    if (times) icalrecur_iterator_free(times);
    puts("");
  }
}
