const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Formats the day of an instant in the reader's own time zone, e.g. `3 Dec 2026`. */
export function formatDay(instant: string): string {
  return dayFormat.format(new Date(instant));
}
