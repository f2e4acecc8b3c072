// What a model wrote, as text that can be stored and shown.

/** Characters that change the direction of others, or hide what is there. */
const DECEIVING = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** How many times its longest length a text may have before it's cleaned; what is beyond isn't read. */
const ROOM = 4;

/** Paragraphs without control characters. */
export function cleanText(text: string, max: number): string {
  const clean = cut(text, max)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(DECEIVING, '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return Array.from(clean).slice(0, max).join('').trim();
}

/** The same on one line. */
export function cleanLine(text: string, max: number): string {
  return cleanText(cut(text, max).replace(/\s+/g, ' '), max);
}

/** The beginning of a text, with room for what cleaning takes away. */
function cut(text: string, max: number): string {
  return text.trimStart().slice(0, ROOM * max);
}

/** Without the signs of Markdown, which nothing here draws. A single `#` may begin a line of Python. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/^#{2,6} +/gm, '')
    .replace(/(?<![\w)*])\*\*(?=\S)([^*\n]*[^*\s])\*\*(?![\w(*])/g, '$1')
    .replace(/^([ \t]*)[*•] +/gm, '$1- ');
}
