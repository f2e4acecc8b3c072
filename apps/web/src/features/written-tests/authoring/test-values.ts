// The settings of a written test as its form holds them: all values are text, dates in local time.
import type { Issue } from '@quorbit/contracts/errors/codes';
import {
  type CreateWrittenTestInput,
  createWrittenTestInput,
  type ManagedWrittenTest,
  type UpdateWrittenTestInput,
  updateWrittenTestInput,
} from '@quorbit/contracts/written-tests/authoring';
import { WRITTEN_DURATION } from '@quorbit/contracts/written-tests/limits';
import { listIssues } from '#lib/forms/list-issues.ts';
import { toInstant, toLocalTime } from '#lib/words/local-time.ts';

const FIELD_NAMES = ['title', 'category', 'description', 'duration', 'opensAt', 'closesAt', 'anonymous'] as const;
type TestField = (typeof FIELD_NAMES)[number];
export type TestValues = Record<TestField, string>;

const HOUR_MS = 3_600_000;
const DAYS_OPEN = 7;

/** Returns the settings of a new test, which opens at the next full hour for a week. */
export function newTest(now: Date): TestValues {
  const opens = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS);
  const closes = new Date(opens);
  closes.setDate(closes.getDate() + DAYS_OPEN);
  return {
    title: '',
    category: 'General',
    description: '',
    anonymous: 'yes',
    duration: String(WRITTEN_DURATION.usual),
    opensAt: toLocalTime(opens.toISOString()),
    closesAt: toLocalTime(closes.toISOString()),
  };
}

export function valuesOf(test: ManagedWrittenTest): TestValues {
  const { title, category, description, duration, opensAt, closesAt, anonymous } = test;
  return {
    title,
    category,
    description,
    duration: String(duration),
    opensAt: toLocalTime(opensAt),
    closesAt: toLocalTime(closesAt),
    anonymous: anonymous ? 'yes' : 'no',
  };
}

function toInput({ title, category, description, duration, opensAt, closesAt, anonymous }: TestValues) {
  return {
    title,
    category,
    description,
    duration: duration.trim() === '' ? WRITTEN_DURATION.usual : Number(duration),
    opensAt: toInstant(opensAt),
    closesAt: toInstant(closesAt),
    anonymous: anonymous === 'yes',
  };
}

const MISSING = { opensAt: 'Choose when it opens.', closesAt: 'Choose when it closes.' } as const;

export function listTestIssues(values: TestValues): Issue[] {
  const missingFields = (['opensAt', 'closesAt'] as const).filter((name) => toInstant(values[name]) === '');
  return [
    ...missingFields.map((path) => ({ path, message: MISSING[path] })),
    ...listIssues(createWrittenTestInput, toInput(values)).filter(
      ({ path }) => !missingFields.some((name) => name === path),
    ),
  ];
}

/**
 * Parses the form's values into the server's input.
 * @throws if `listTestIssues` finds any issue.
 */
export const parseTestInput = (values: TestValues): CreateWrittenTestInput =>
  createWrittenTestInput.parse(toInput(values));

/**
 * Returns only the settings that differ. The form has no seconds, so sending an untouched time would change it.
 * @throws if `listTestIssues` finds any issue.
 */
export function toChanges(test: ManagedWrittenTest, values: TestValues): UpdateWrittenTestInput {
  const before = valuesOf(test);
  const typed = toInput(values);
  const changed = FIELD_NAMES.filter((name) => values[name] !== before[name]);
  return updateWrittenTestInput.parse({
    testId: test.id,
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
  });
}
