/** The properties of an item that the ranking uses. */
export interface RankedItem {
  /** A stable id, by which recent picks are remembered across visits. */
  id: string;
  label: string;
  /** Further words by which the item is found. */
  words?: string;
  /** True if the server found the item for the text, perhaps by words that this device doesn't have. */
  found?: boolean;
  /** True if the item is only shown for a text, because there are too many such items to list them all. */
  onlyWhenSearched?: boolean;
}

/** The score of each kind of match; lower is better. */
const MATCH = { start: 0, word: 1, inside: 2, otherWord: 3, found: 4 };

/**
 * Returns the items to show for a text, best first. Each word of the text must be found in an item, unless the server
 * found it. Items are sorted by match, then by recent picks, then in the given order. Without a text the recent picks
 * are first.
 * @param recent ids of picks, the latest first.
 */
export function rankItems<Item extends RankedItem>(
  items: readonly Item[],
  text: string,
  recent: readonly string[],
): Item[] {
  const searchWords = normalizeText(text).split(' ').filter(Boolean);
  const age = new Map(recent.map((id, index) => [id, index]));
  const ageOf = ({ id }: Item) => age.get(id) ?? recent.length;
  return items
    .map((item) => ({ item, match: scoreItem(item, searchWords, age.has(item.id)) }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => Number(a.match) - Number(b.match) || ageOf(a.item) - ageOf(b.item))
    .map(({ item }) => item);
}

/** Returns how well the item matches, lower is better; null if it isn't shown. */
function scoreItem(
  { label, words = '', found, onlyWhenSearched }: RankedItem,
  searchWords: readonly string[],
  recent: boolean,
) {
  if (searchWords.length === 0) return onlyWhenSearched && !recent ? null : MATCH.start;
  const name = normalizeText(label);
  const other = normalizeText(words);
  if (name.startsWith(searchWords.join(' '))) return MATCH.start;
  const worst = Math.max(...searchWords.map((word) => scoreWord(word, name, other)));
  if (Number.isFinite(worst)) return worst;
  return found ? MATCH.found : null;
}

function scoreWord(word: string, name: string, other: string): number {
  if (` ${name}`.includes(` ${word}`)) return MATCH.word;
  if (name.includes(word)) return MATCH.inside;
  return ` ${other}`.includes(` ${word}`) ? MATCH.otherWord : Number.POSITIVE_INFINITY;
}

/** Returns the text without accents, capitals and punctuation, with single spaces between words. */
function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
