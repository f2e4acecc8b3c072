/** Returns the browser's time zone; undefined if the browser has no name for it. */
export function deviceTimeZone(): string | undefined {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return /^[A-Za-z]/.test(name) && name !== 'Etc/Unknown' ? name : undefined;
}

/** Formats the time of day in a zone, e.g. `19:05`. */
export function formatTimeIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
}
