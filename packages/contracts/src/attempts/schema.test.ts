import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listReportsInput, submitAttemptInput } from './schema.ts';

const ID = '01998a7e-0000-7000-8000-000000000001';
const answer = { questionId: ID, option: 0, timeSpent: 1 };
const valid = {
  attemptId: ID,
  quizId: ID,
  startedAt: '2026-01-01T10:00:00Z',
  finishedAt: '2026-01-01T10:05:00Z',
  answers: [answer],
};

/** Returns the issues of an invalid input as `path: message`. */
function issuesOf(schema: z.ZodMiniType, input: unknown): string[] {
  const result = z.safeParse(schema, input);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the input of a finished attempt', () => {
  it('ignores a submitted score, and reads a missing time as 0', () => {
    const input = { ...valid, score: 100, xpEarned: 999, answers: [{ questionId: ID, option: null, correct: true }] };
    expect(z.parse(submitAttemptInput, input)).toEqual({
      ...valid,
      answers: [{ questionId: ID, option: null, timeSpent: 0 }],
    });
  });

  const OPTION = 'answers.0.option: Option must be a whole number from 0 to 3, or null.';
  it.each([
    [{ answers: [{ ...answer, option: 4 }] }, OPTION],
    [{ answers: [{ ...answer, option: -1 }] }, OPTION],
    [{ answers: [{ ...answer, option: 1.5 }] }, OPTION],
    [{ answers: [{ ...answer, option: 'A' }] }, OPTION],
    [{ answers: [{ questionId: ID, timeSpent: 1 }] }, OPTION],
    [{ answers: [{ ...answer, questionId: 'q' }] }, 'answers.0.questionId: Must be an id (UUID).'],
    [{ answers: [{ ...answer, timeSpent: '3' }] }, 'answers.0.timeSpent: Time spent must be a number of seconds.'],
    [
      { answers: [{ ...answer, timeSpent: Number.NaN }] },
      'answers.0.timeSpent: Time spent must be a number of seconds.',
    ],
    [{ answers: Array(201).fill(answer) }, 'answers: At most 200 answers.'],
    [{ attemptId: 'x' }, 'attemptId: Must be an id (UUID).'],
    [{ quizId: 5 }, 'quizId: Must be an id.'],
    [{ packHash: 'abc' }, 'packHash: Must be a pack hash.'],
    [{ startedAt: 'yesterday' }, 'startedAt: Must be a time like 2026-03-01T12:00:00Z.'],
    [{ finishedAt: '2026-02-30T10:00:00Z' }, 'finishedAt: Must be a time like 2026-03-01T12:00:00Z.'],
    [{ finishedAt: '2026-02-28T10:00:00' }, 'finishedAt: Must be a time like 2026-03-01T12:00:00Z.'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone: Unknown time zone. Use a name like Europe/Berlin.'],
    [{ timeZone: '+05:00' }, 'timeZone: Unknown time zone. Use a name like Europe/Berlin.'],
  ])('reports what is wrong with %j', (change, issue) => {
    expect(issuesOf(submitAttemptInput, { ...valid, ...change })).toEqual([issue]);
  });

  it('accepts only times that are instants, in any year', () => {
    for (const startedAt of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z', '2026-06-01T12:00:00+14:00']) {
      expect(issuesOf(submitAttemptInput, { ...valid, startedAt })).toEqual([]);
    }
    const pattern = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(:[0-6]\d(\.\d{1,9})?)?(Z|[+-][0-2]\d:[0-5]\d)$/;
    fc.assert(
      fc.property(fc.stringMatching(pattern), (startedAt) => {
        const { success } = z.safeParse(submitAttemptInput, { ...valid, startedAt });
        if (success) expect(Date.parse(startedAt)).not.toBeNaN();
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the filter for reports', () => {
  it.each([
    [{ from: '2026-13-01' }, 'from: Must be a day like 2026-03-01.'],
    [{ to: '1899-12-31' }, 'to: Must be a day since 1900.'],
    [{ result: 'great' }, 'result: Result must be passed or failed.'],
    [{ userId: 'everybody' }, 'userId: Must be an id (UUID).'],
    [{ userId: 7 }, 'userId: userId must be an id or "all".'],
    [{ limit: 101 }, 'limit: Limit must be at most 100.'],
  ])('reports what is wrong with %j', (input, issue) => {
    expect(issuesOf(listReportsInput, input)).toEqual([issue]);
  });
});
