import { expect, test } from 'vitest';
import { formatHeadline } from './format-headline.ts';

const sentence = (headline: Parameters<typeof formatHeadline>[0]) => formatHeadline(headline).sentence;

test('a headline is formatted as a sentence together with the number of answers behind it', () => {
  const moved = { kind: 'moved', category: 'History', points: 12, days: 14, answers: 1_204 } as const;
  expect(formatHeadline(moved)).toEqual({
    sentence: 'History is up 12 points in two weeks.',
    basis: 'From 1,204 answers, against the two weeks before.',
  });
  expect(sentence({ ...moved, points: -1 })).toBe('History is down 1 point in two weeks.');
  expect(sentence({ kind: 'few', answers: 19, needed: 20 })).toBe('1 more answer and we can say what changed.');
  expect(sentence({ kind: 'steady', accuracy: 75, days: 14, answers: 40 })).toBe('You got 75% right in two weeks.');
  expect(sentence({ kind: 'nothing' })).toBe('Take your first quiz to see your stats.');
});
