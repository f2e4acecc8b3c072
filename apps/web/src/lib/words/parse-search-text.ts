/**
 * Returns a search text from an address, trimmed and cut to `max` characters; '' if there is none. The router reads
 * `?search=12` as a number.
 */
export function parseSearchText(value: unknown, max: number): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, max) : '';
}
