/** Seconds as minutes and seconds, e.g. `4:05`; an hour reads `60:00`. Parts of a second and negatives are cut off. */
export function clockTime(seconds: number): string {
  const whole = wholeSeconds(seconds);
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`;
}

/** How long something took: like `clockTime`, from an hour on with hours, e.g. `1:04:05`. */
export function durationTime(seconds: number): string {
  const whole = wholeSeconds(seconds);
  if (whole < 3600) return clockTime(whole);
  return `${Math.floor(whole / 3600)}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`;
}

function wholeSeconds(seconds: number): number {
  return Math.max(0, Math.floor(seconds));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
