import { parseGift } from './parse-gift.ts';
import { isSheet, parseSheet } from './parse-sheet.ts';
import type { QuestionsFile } from './questions-file.ts';

/** Matches an answer in braces as in GIFT: it begins with a mark, is empty, or is true or false. */
const GIFT_ANSWER = /(?<!\\)\{\s*(?:[=~#}]|(?:T|F|TRUE|FALSE)\s*[#}])/iu;

/** Reads questions in any supported format, which is detected from the content and not from the file's name. */
export function parseQuestions(text: string): QuestionsFile {
  const content = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  // The questions of a sheet may contain braces, too.
  return GIFT_ANSWER.test(content) && !isSheet(content) ? parseGift(content) : parseSheet(content);
}
