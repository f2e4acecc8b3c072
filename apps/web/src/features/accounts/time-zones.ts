/** The browser's time zone; undefined where it tells none by name. */
export function deviceTimeZone(): string | undefined {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return /^[A-Za-z]/.test(name) && name !== 'Etc/Unknown' ? name : undefined;
}

/** The time in a zone as people there read it off a clock, e.g. `19:05`. */
export function formatTimeIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
}
