import { describe, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { rateInput } from './schema.ts';

const RATING = { quizId: newId(), questionId: newId(), quality: 3 };
const messages = (input: unknown) => rateInput.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];

describe('a rating', () => {
  it.each([1, 3, 5])('accepts the quality %i', (quality) => {
    expect(rateInput.parse({ ...RATING, quality })).toEqual({ ...RATING, quality });
  });

  it.each([0, 2, 4, 6, 3.5, '3', null, undefined])('refuses the quality %j', (quality) => {
    expect(messages({ ...RATING, quality })).toEqual(['Quality must be 1 (Forgot), 3 (Hard) or 5 (Easy).']);
  });

  it('may include the learner’s confidence and the number of cards left', () => {
    expect(rateInput.parse({ ...RATING, confidence: 80, left: 0 })).toMatchObject({ confidence: 80, left: 0 });
    expect(messages({ ...RATING, confidence: 101 })).toEqual(['Confidence must be at most 100.']);
    expect(messages({ ...RATING, left: -1 })).toEqual(['Left must be at least 0.']);
  });
});
