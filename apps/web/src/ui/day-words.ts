const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of an instant in the reader's own time zone, e.g. `3 Dec 2026`. */
export function dayOf(instant: string): string {
  return day.format(new Date(instant));
}
