// Cleans text that a model wrote, so that it can be stored and shown.

/** Invisible characters, and characters that change the direction of text. */
const HIDDEN_CHARACTERS = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu;

/** Text beyond this multiple of the maximum length is dropped before cleaning. */
const LENGTH_FACTOR = 4;

/**
 * Removes control and hidden characters and superfluous blanks and line breaks; keeps paragraphs. Returns at most `max`
 * characters.
 */
export function cleanText(text: string, max: number): string {
  const clean = truncate(text, max)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(HIDDEN_CHARACTERS, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return Array.from(clean).slice(0, max).join('').trim();
}

/** Cleans a text as `cleanText` does, and puts it on one line. */
export function cleanLine(text: string, max: number): string {
  return cleanText(truncate(text, max).replace(/\s+/g, ' '), max);
}

/** Returns the beginning of a text, with room for the characters that cleaning removes. */
function truncate(text: string, max: number): string {
  return text.trimStart().slice(0, LENGTH_FACTOR * max);
}

/** Removes Markdown signs, since the app doesn't render Markdown. A single `#` stays: it may begin a line of Python. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/^#{2,6} +/gm, '')
    .replace(/(?<![\w)*])\*\*(?=\S)([^*\n]*[^*\s])\*\*(?![\w(*])/g, '$1')
    .replace(/^([ \t]*)[*•] +/gm, '$1- ');
}
