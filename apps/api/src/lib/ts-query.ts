/**
 * Converts a search text to a `tsvector` query: 'inside the at' → `inside:* & the:* & at:*`. Returns null for an empty
 * search, and a query that matches no row for a search without letters or digits. Words after the tenth are ignored.
 */
export function toTsQuery(search: string | undefined): string | null {
  if (!search) return null;
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? 'nothing & !nothing'
    : words
        .slice(0, 10)
        .map((word) => `${word}:*`)
        .join(' & ');
}
