// What a model wrote, as text that can be stored and shown.

/** Characters that change the direction of others, or hide what is there. */
const HIDDEN_CHARACTERS = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu;

/** How many times its longest length a text may have before it's cleaned; what is beyond isn't read. */
const LENGTH_FACTOR = 4;

/** Paragraphs without control characters. */
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

/** The same on one line. */
export function cleanLine(text: string, max: number): string {
  return cleanText(truncate(text, max).replace(/\s+/g, ' '), max);
}

/** The beginning of a text, with room for what cleaning takes away. */
function truncate(text: string, max: number): string {
  return text.trimStart().slice(0, LENGTH_FACTOR * max);
}

/** Without the signs of Markdown, which nothing here draws. A single `#` may begin a line of Python. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/^#{2,6} +/gm, '')
    .replace(/(?<![\w)*])\*\*(?=\S)([^*\n]*[^*\s])\*\*(?![\w(*])/g, '$1')
    .replace(/^([ \t]*)[*•] +/gm, '$1- ');
}
