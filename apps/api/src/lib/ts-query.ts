/** What a search asks a `tsvector`: 'inside the at' → `inside:* & the:* & at:*`; null for an empty search, no match for signs only. */
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
