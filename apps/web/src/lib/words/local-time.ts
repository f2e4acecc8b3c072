/** An instant as a `datetime-local` field shows it, in the reader's own time zone; empty for none. */
export function toLocalTime(instant: string): string {
  const at = new Date(instant);
  if (instant === '' || Number.isNaN(at.getTime())) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant that such a field means; empty for none. */
export function toInstant(localTime: string): string {
  const at = new Date(localTime);
  return localTime === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
