import { findSuperlinearText } from '@quorbit/contracts/testing/superlinear';
import { expect, test } from 'vitest';
import { parseRichText, toPlainText } from '#ui/rich-text/parse-rich-text.ts';
import { convertFormulas, hasTags } from './markup.ts';
import { parseGift } from './parse-gift.ts';
import { parseQuestions } from './parse-questions.ts';
import { parseSheet } from './parse-sheet.ts';

test.each<[string, (given: string) => unknown]>([
  ['parseQuestions', parseQuestions],
  ['parseGift', parseGift],
  ['parseGift of an answer', (given) => parseGift(`Which? {=a#${given} ~b}`)],
  ['parseGift of a number', (given) => parseGift(`Which? {#${given}}`)],
  ['parseGift of a truth', (given) => parseGift(`Which? {T${given}}`)],
  ['parseSheet of a cell', (given) => parseSheet(`question,correct\nWhich?,"${given.replaceAll('"', '')}"`)],
  ['convertFormulas', convertFormulas],
  ['hasTags', hasTags],
  ['parseRichText', parseRichText],
  ['toPlainText', toPlainText],
])(
  '%s takes at most two and a half times as long for twice the text',
  (_, work) => {
    expect(findSuperlinearText(2.5, work)).toBeNull();
  },
  600_000,
);
