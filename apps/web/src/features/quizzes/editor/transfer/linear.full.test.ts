import { steeperThan } from '@quorbit/contracts/testing/doubling';
import { expect, test } from 'vitest';
import { partsOf, plainText } from '#ui/rich-text/parts.ts';
import { hasTags, ourFormulas } from './markup.ts';
import { readGift } from './read-gift.ts';
import { readQuestions } from './read-questions.ts';
import { readSheet } from './read-sheet.ts';

test.each<[string, (given: string) => unknown]>([
  ['readQuestions', readQuestions],
  ['readGift', readGift],
  ['readGift of an answer', (given) => readGift(`Which? {=a#${given} ~b}`)],
  ['readGift of a number', (given) => readGift(`Which? {#${given}}`)],
  ['readGift of a truth', (given) => readGift(`Which? {T${given}}`)],
  ['readSheet of a cell', (given) => readSheet(`question,correct\nWhich?,"${given.replaceAll('"', '')}"`)],
  ['ourFormulas', ourFormulas],
  ['hasTags', hasTags],
  ['partsOf', partsOf],
  ['plainText', plainText],
])(
  '%s takes at most two and a half times as long for twice the text',
  (_, work) => {
    expect(steeperThan(2.5, work)).toBeNull();
  },
  600_000,
);
