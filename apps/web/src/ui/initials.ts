// Letters of these scripts join their neighbours: side by side, two initials would read as a word.
const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;
const ZERO_WIDTH_NON_JOINER = '\u200c';
// As wide as they are high, so that only one fits.
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * One or two letters that stand for a name: of its first and its last word, as people see letters, accents included. A
 * name without letters and digits gives its first emoji, and one without that gives nothing.
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

/** The capital, unless that is two letters (ß) or one that fonts lack (Georgian). */
function capital(letter: string): string {
  if (/\p{Script=Georgian}/u.test(letter)) return letter;
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
