/** What the ranking looks at. */
export interface RankedItem {
  /** The same over visits: recent picks are remembered by it. */
  id: string;
  label: string;
  /** Further words to find it by. */
  words?: string;
  /** Someone else found it for the text, by words that are not known here. */
  found?: boolean;
  /** Shown for a text only: there are too many to list them all. */
  onlyWhenSearched?: boolean;
}

/** Better matches first. */
const MATCH = { start: 0, word: 1, inside: 2, otherWord: 3, found: 4 };

/**
 * Which items to show for a text, best first. Every word of the text must be found in an item. How well they match
 * comes first, then what was picked lately, then the given order. Without a text the recent picks lead.
 * @param recent ids of picks, the latest first
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

/** Null where the item is not to be shown. */
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

/** Without accents, capitals and punctuation, words apart by one space. */
function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
