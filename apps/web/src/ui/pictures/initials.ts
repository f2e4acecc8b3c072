// Letters of these scripts join up, so two initials side by side would read as a word.
const JOINING_SCRIPTS = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]/u;
const ZERO_WIDTH_NON_JOINER = '\u200c';
// Letters of these scripts are as wide as they are tall, so an avatar has room for one initial only.
const WIDE_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Returns one or two initials of a name: the first letters of its first and last word, as graphemes, so that accents
 * stay. A name without letters and digits gives its first emoji, or an empty string.
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
  // Firefox has `Intl.Segmenter` since version 125.
  if (!('Segmenter' in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/**
 * Returns the letter's capital, or the letter itself if its capital has two letters (ß) or is missing in fonts
 * (Georgian).
 */
function capitalize(letter: string): string {
  if (/\p{Script=Georgian}/u.test(letter)) return letter;
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}
