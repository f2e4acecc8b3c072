// What a model wrote, as text that can be stored and shown.

/** Characters that change the direction of others, or hide what is there. */
const DECEIVING = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const CONTROL = /(?![\t\n])\p{Cc}/gu;

/** Paragraphs without control characters. */
export function cleanText(text: string, max: number): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .replace(DECEIVING, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return Array.from(clean).slice(0, max).join('').trim();
}

/** The same on one line. */
export function cleanLine(text: string, max: number): string {
  return cleanText(text.replace(/\s+/g, ' '), max);
}

/** Without the signs of Markdown, which nothing here draws. A single `#` may begin a line of Python. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/^#{2,6} +/gm, '')
    .replace(/(?<![\w)*])\*\*(?=\S)([^*\n]*[^*\s])\*\*(?![\w(*])/g, '$1')
    .replace(/^([ \t]*)[*•] +/gm, '$1- ');
}
