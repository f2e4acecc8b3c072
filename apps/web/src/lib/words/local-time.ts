/**
 * Formats an instant for a `datetime-local` field, in the reader's time zone; empty for an empty or invalid instant.
 */
export function toLocalTime(instant: string): string {
  const at = new Date(instant);
  if (instant === '' || Number.isNaN(at.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Converts the value of a `datetime-local` field to an ISO instant; empty for an empty or invalid value. */
export function toInstant(localTime: string): string {
  const at = new Date(localTime);
  return localTime === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
