import { parseGift } from './parse-gift.ts';
import { isSheet, parseSheet } from './parse-sheet.ts';
import type { QuestionsFile } from './questions-file.ts';

/** An answer in braces, as GIFT has them: with a mark at its beginning, empty, or true or false. */
const GIFT_ANSWER = /(?<!\\)\{\s*(?:[=~#}]|(?:T|F|TRUE|FALSE)\s*[#}])/iu;

/** Reads questions in any of the formats that we know, whatever the file is called. */
export function parseQuestions(text: string): QuestionsFile {
  const content = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  // A sheet may ask about braces.
  return GIFT_ANSWER.test(content) && !isSheet(content) ? parseGift(content) : parseSheet(content);
}
