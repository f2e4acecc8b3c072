// By which words a person is found. Pure; the server stores them beside the name, and asks for them in the same form.

/** Letters that carry no accent that could be taken off, but that people write without one. */
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

/** Accents of Latin, Greek and Cyrillic letters. Signs of other scripts are vowels, and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/** The words of a name, each once, without case and accents: 'Zoë O’Brien' has 'zoe', 'o' and 'brien'. */
export function toNameWords(name: string): string[] {
  const decomposed = name.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD').replace(ACCENTS, '');
  const plain = [...decomposed].map((letter) => PLAIN_LETTERS[letter] ?? letter).join('');
  return [...new Set(plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])];
}
