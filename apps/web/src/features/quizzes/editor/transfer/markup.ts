// Text of other programs as our questions write it: without HTML, formulas between dollars.

const TAG =
  /<\/?(?:p|br|div|span|b|i|u|em|strong|sub|sup|img|ul|ol|li|pre|code|h[1-6]|table|tr|td|th|a|font)\b[^<>]*>/iu;
const BLOCKS = 'p, div, li, pre, h1, h2, h3, h4, h5, h6, tr';
const SUPERSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-n'].map((plain, at) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][at] ?? plain]),
);
const SUBSCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+-'].map((plain, at) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋'][at] ?? plain]),
);

/** @returns whether a text has tags of HTML in it */
export const hasTags = (text: string): boolean => TAG.test(text);

/** The text of HTML: a line for each block, small digits for raised and lowered ones. Pictures are lost. */
export function htmlToText(html: string): string {
  // An inert document: nothing in it is loaded or run.
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

/** Formulas as Moodle and Anki write them, between the dollars that ours have. */
export function convertFormulas(text: string): string {
  return replaceDelimiters(replaceDelimiters(text, ['\\[', '\\]'], '$$'), ['\\(', '\\)'], '$');
}

/** Puts other signs around what is between two. Linear, also for a text with nothing but opening ones. */
function replaceDelimiters(text: string, [open, close]: [string, string], sign: string): string {
  let [result, from] = ['', 0];
  for (;;) {
    const start = text.indexOf(open, from);
    // Empty ones aren't any.
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
