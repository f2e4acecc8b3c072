import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWrittenTestInput, writtenQuestionInput } from './authoring.ts';
import { formatNotOpenYet, MARKS_PUBLISHED, WRITTEN_AFTER_SUBMITTING, WRITTEN_TOO_LATE } from './messages.ts';
import { findPointsFault } from './points-rules.ts';
import {
  countWords,
  isAfterDeadline,
  SITTING_GRACE_MS,
  sittingDeadlineOf,
  sittingStateOf,
  testPhaseOf,
  testStatusOf,
} from './rules.ts';
import { findTextRefusal, submissionTimeOf } from './text-acceptance.ts';

const time = (minutes: number) => new Date(Date.UTC(2026, 2, 2, 12) + minutes * 60_000);
const minutes = fc.integer({ min: -500, max: 500 });

describe('counting words', () => {
  test('counts parts between spaces that have a letter or digit, and each letter in scripts without spaces', () => {
    const counts = { '': 0, ' \n': 0, 'one  two\nthree': 3, "it's 3 - or 4?": 4, '你好 world': 3, '—': 0, état: 1 };
    expect(Object.keys(counts).map(countWords)).toEqual(Object.values(counts));
  });

  test('returns the sum of both counts for two texts joined by a space', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(countWords(`${a} ${b}`)).toBe(countWords(a) + countWords(b));
      }),
    );
  });
});

describe('times of a written test', () => {
  test('a sitting ends after its duration, but never after the test', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 5, max: 480 }), minutes, (start, duration, closes) => {
        const deadline = sittingDeadlineOf(time(start), duration, time(closes));
        expect(deadline).toEqual(time(Math.min(start + duration, closes)));
        const grace = deadline.getTime() + SITTING_GRACE_MS;
        expect([isAfterDeadline(deadline, new Date(grace)), isAfterDeadline(deadline, new Date(grace + 1))]).toEqual([
          false,
          true,
        ]);
      }),
    );
  });

  test('the states of tests and sittings follow from the clock, submissions, marks and publication', () => {
    const test = { opensAt: time(0), closesAt: time(60), publishedAt: time(-9), unpublished: 0, published: 0 };
    expect([-1, 0, 59, 60].map((at) => testPhaseOf(test, time(at)))).toEqual(['upcoming', 'open', 'open', 'closed']);
    expect([-1, 0, 60].map((at) => testStatusOf(test, time(at)))).toEqual(['scheduled', 'open', 'closed']);
    const done = { ...test, published: 2 };
    expect([testStatusOf(done, time(60)), testStatusOf(done, time(59))]).toEqual(['finished', 'open']);
    expect(testStatusOf({ ...done, unpublished: 1 }, time(60))).toBe('closed');
    expect(testStatusOf({ ...test, publishedAt: null }, time(60))).toBe('draft');
    const of = (submittedAt: Date | null, marked: number, publishedAt: Date | null) =>
      sittingStateOf({ submittedAt, marked, publishedAt });
    const [in_progress, submitted] = [of(null, 0, null), of(time(0), 0, null)];
    expect([in_progress, submitted, of(time(0), 1, null), of(time(0), 1, time(1))]).toEqual([
      ...['in_progress', 'submitted', 'being_marked', 'published'],
    ]);
  });

  test('the message about a test that isn’t open yet gives its opening in the reader’s time zone', () => {
    expect(formatNotOpenYet(time(0), 'Asia/Tokyo')).toContain('2 Mar 2026, 21:00 GMT+9');
    expect(formatNotOpenYet(time(0), 'Mars/Olympus')).toContain('12:00 UTC');
  });
});

describe('texts and submissions of a sitting', () => {
  const sitting = { startedAt: time(0), deadline: time(60), submittedAt: null, publishedAt: null };

  test('texts are refused after the deadline, after the submission, and once marks are published', () => {
    const at = (minute: number, more: object = {}) => findTextRefusal({ ...sitting, ...more }, time(minute));
    expect([at(60), at(60.5), at(61)]).toEqual([null, null, WRITTEN_TOO_LATE]);
    const submitted = { submittedAt: time(30) };
    expect([at(30, submitted), at(31, submitted)]).toEqual([null, WRITTEN_AFTER_SUBMITTING]);
    expect(at(60.5, { submittedAt: time(60) })).toBeNull();
    expect(at(1, { publishedAt: time(99) })).toBe(MARKS_PUBLISHED);
  });

  test('the submission time lies between start and deadline, and submitting again changes nothing', () => {
    fc.assert(
      fc.property(minutes, minutes, (first, second) => {
        const submittedAt = submissionTimeOf(sitting, time(first)) ?? expect.fail();
        expect(+submittedAt).toBe(+time(Math.max(0, Math.min(60, first))));
        expect(submissionTimeOf({ ...sitting, submittedAt }, time(first))).toBeNull();
        const again = submissionTimeOf({ ...sitting, submittedAt }, time(second));
        // A sitting that ended at its deadline may turn out to have been submitted earlier.
        expect(again === null || (first >= 60 && again < submittedAt)).toBe(true);
      }),
    );
    expect(submissionTimeOf({ ...sitting, submittedAt: time(60), publishedAt: time(99) }, time(30))).toBeNull();
  });
});

describe('rules for points and marks', () => {
  const rubric = [
    { criterion: 'Cause', marks: 2 },
    { criterion: 'Effect', marks: 3 },
  ];

  test('accept points up to the question’s marks, or up to the marks of each rubric row', () => {
    expect(findPointsFault({ marks: 5, rubric: [] }, { points: 5, rubric: [] })).toBeNull();
    expect(findPointsFault({ marks: 5, rubric: [] }, { rubric: [] })?.path).toBe('points');
    expect(findPointsFault({ marks: 5, rubric: [] }, { points: 5.5, rubric: [] })?.path).toBe('points');
    expect(findPointsFault({ marks: 5, rubric: [] }, { points: 5, rubric: [5] })?.path).toBe('rubric');
    const points = fc.array(
      fc.integer({ min: 0, max: 8 }).map((halves) => halves / 2),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(points, (given) => {
        const fits = given.length === 2 && (given[0] ?? 9) <= 2 && (given[1] ?? 9) <= 3;
        expect(findPointsFault({ marks: 5, rubric }, { rubric: given }) === null).toBe(fits);
      }),
    );
  });

  test('require a question’s marks to match its rubric, and a test to close after it opens', () => {
    const question = { id: '0198c0de-0000-7000-8000-000000000001', prompt: 'Why?', marks: 5, rubric };
    const says = (more: object) =>
      writtenQuestionInput.safeParse({ ...question, ...more }).error?.issues.map(({ path }) => path.join('.'));
    expect(says({})).toBeUndefined();
    expect(says({ marks: 4 })).toEqual(['rubric']);
    expect([says({ minWords: 9, maxWords: 9 }), says({ minWords: 9, maxWords: 8 })]).toEqual([undefined, ['maxWords']]);
    const times = { opensAt: time(0).toISOString(), closesAt: time(0).toISOString() };
    const made = createWrittenTestInput.safeParse({ title: 'Reasoning', category: 'Science', ...times });
    expect(made.error?.issues).toMatchObject([{ path: ['closesAt'] }]);
  });
});
