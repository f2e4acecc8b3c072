// Converts text of other programs to the form of our questions: without HTML, and with formulas between dollar signs.

const TAG =
  /<\/?(?:p|br|div|span|b|i|u|em|strong|sub|sup|img|ul|ol|li|pre|code|h[1-6]|table|tr|td|th|a|font)\b[^<>]*>/iu;
const BLOCKS = 'p, div, li, pre, h1, h2, h3, h4, h5, h6, tr';
const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-n'].map((plain, at) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][at] ?? plain]),
);
const SUBSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-'].map((plain, at) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][at] ?? plain]),
);

/** Returns whether a text contains HTML tags. */
export const hasTags = (text: string): boolean => TAG.test(text);

/** Converts HTML to plain text: one line per block, small digits for superscripts and subscripts. Pictures are lost. */
export function htmlToText(html: string): string {
  // DOMParser creates an inert document, in which nothing is loaded or run.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll('sup'))
    element.replaceWith(toSmallDigits(element.textContent, SUPERSCRIPTS, '^'));
  for (const element of body.querySelectorAll('sub'))
    element.replaceWith(toSmallDigits(element.textContent, SUBSCRIPTS, '_'));
  for (const element of body.querySelectorAll(BLOCKS)) element.append('\n');
  return (body.textContent ?? '')
    .replaceAll('\u00a0', ' ')
    .replace(/(?<![^\S\n])[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Replaces the formula delimiters of Moodle and Anki, `\(…\)` and `\[…\]`, with `$` and `$$`. */
export function convertFormulas(text: string): string {
  return replaceDelimiters(replaceDelimiters(text, ['\\[', '\\]'], '$$'), ['\\(', '\\)'], '$');
}

/** Replaces pairs of delimiters with a sign. Takes linear time, even if the text has only opening delimiters. */
function replaceDelimiters(text: string, [open, close]: [string, string], sign: string): string {
  let [result, from] = ['', 0];
  for (;;) {
    const start = text.indexOf(open, from);
    // A formula has at least one character between its delimiters.
    const end = start === -1 ? -1 : text.indexOf(close, start + open.length + 1);
    if (end === -1) return result + text.slice(from);
    result += `${text.slice(from, start)}${sign}${text.slice(start + open.length, end).trim()}${sign}`;
    from = end + close.length;
  }
}

function toSmallDigits(text: string, digits: Readonly<Record<string, string>>, sign: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const shifted = [...trimmed].map((character) => digits[character]);
  return shifted.every((character) => character !== undefined) ? shifted.join('') : `${sign}(${trimmed})`;
}
