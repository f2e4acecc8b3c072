// Letters of these scripts connect: side by side, two initials would read as a word.
const JOINING_SCRIPTS = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;
const ZERO_WIDTH_NON_JOINER = '\u200c';
// As wide as they are tall, so only one fits.
const WIDE_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * One or two initials of a name: the first letters of its first and last word, as graphemes, so with their accents. A
 * name without letters and digits gives its first emoji, or nothing.
 */
export function toInitials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/[\s\u2010-\u2015_-]+/)
    .flatMap((word) => splitGraphemes(word).find((grapheme) => /^[\p{L}\p{N}]/u.test(grapheme)) ?? [])
    .map(capitalize);
  const [first] = letters;
  if (first === undefined)
    return splitGraphemes(name).find((grapheme) => /\p{Extended_Pictographic}/u.test(grapheme)) ?? '';
  const last = letters.at(-1);
  if (last === undefined || letters.length === 1 || WIDE_SCRIPTS.test(first + last)) return first;
  return JOINING_SCRIPTS.test(first) && JOINING_SCRIPTS.test(last)
    ? first + ZERO_WIDTH_NON_JOINER + last
    : first + last;
}

function splitGraphemes(text: string): string[] {
  // Firefox has it since version 125.
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** The capital, unless that is two letters (ß) or missing in fonts (Georgian). */
function capitalize(letter: string): string {
  if (/\p{Script=Georgian}/u.test(letter)) return letter;
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
