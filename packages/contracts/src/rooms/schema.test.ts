import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { UNREADABLE_TEXT } from '../lib/readable.ts';
import { answerInput, chatInput } from './schema.ts';

const refusalOf = (message: string) =>
  z.safeParse(chatInput, { roomId: 'QRBT42', message }).error?.issues.map((issue) => issue.message) ?? null;

describe('a chat line', () => {
  it.each([
    ['a change of text direction', 'Hello \u202Egnp.exe'],
    ['an isolated text direction', 'a\u2066b'],
    ['only invisible characters', '\u200B\u2060'],
    ['an invisible filler character', '\u3164'],
    ['a joiner that joins nothing', 'a\u200Db'],
  ])('is refused with %s', (_what, message) => {
    expect(refusalOf(message)).toEqual([UNREADABLE_TEXT]);
  });

  it.each(['Hi!', 'سلام', 'می\u200Cخواهم', '👩🏽\u200D🚀', '❤\uFE0F\u200D🔥', '1\uFE0F\u20E3', '👍'])(
    'is accepted as %s',
    (message) => {
      expect(refusalOf(message)).toBeNull();
    },
  );
});

it('an answer of an older app is accepted without the time that it sends', () => {
  const answer = { roomId: 'QRBT42', questionIndex: 0, answer: 1 };
  expect(answerInput.parse({ ...answer, timeSpent: 2.5 })).toEqual(answer);
});
