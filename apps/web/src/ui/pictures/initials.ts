// Letters of these scripts connect: side by side, two initials would read as a word.
const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;
const ZERO_WIDTH_NON_JOINER = '\u200c';
// As wide as they are tall, so only one fits.
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * One or two initials of a name: the first letters of its first and last word, as graphemes, so with their accents. A
 * name without letters and digits gives its first emoji, or nothing.
 */
export function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/[\s\u2010-\u2015_-]+/)
    .flatMap((word) => graphemes(word).find((one) => /^[\p{L}\p{N}]/u.test(one)) ?? [])
    .map(capital);
  const [first] = letters;
  if (first === undefined) return graphemes(name).find((one) => /\p{Extended_Pictographic}/u.test(one)) ?? '';
  const last = letters.at(-1);
  if (last === undefined || letters.length === 1 || WIDE.test(first + last)) return first;
  return JOINING.test(first) && JOINING.test(last) ? first + ZERO_WIDTH_NON_JOINER + last : first + last;
}

function graphemes(text: string): string[] {
  // Firefox has it since version 125.
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** The capital, unless that is two letters (ß) or missing in fonts (Georgian). */
function capital(letter: string): string {
  if (/\p{Script=Georgian}/u.test(letter)) return letter;
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
