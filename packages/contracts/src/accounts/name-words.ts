// The words by which a person is found. The server stores them beside the name, and normalises search terms in the same
// way.

/** Letters without a removable accent, with the plain letters that people often write for them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
};

/**
 * Combining accents of Latin, Greek and Cyrillic letters, which are removed. Combining signs of other scripts are kept,
 * as many are vowels.
 */
const ACCENTS = /[\u0300-\u036f]/g;

/** Returns the distinct words of a name, without case and accents: 'Zoë O'Brien' gives 'zoe', 'o' and 'brien'. */
export function toNameWords(name: string): string[] {
  const decomposed = name.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD').replace(ACCENTS, '');
  const plain = [...decomposed].map((letter) => PLAIN_LETTERS[letter] ?? letter).join('');
  return [...new Set(plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])];
}
