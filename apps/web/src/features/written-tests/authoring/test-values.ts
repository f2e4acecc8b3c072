// The settings of a written test as its form holds them: text, with dates in local time.
import type { Issue } from '@quorbit/contracts/errors/codes';
import {
  type CreateWrittenTestInput,
  createWrittenTestInput,
  type ManagedWrittenTest,
  type UpdateWrittenTestInput,
  updateWrittenTestInput,
} from '@quorbit/contracts/written-tests/authoring';
import { WRITTEN_DURATION } from '@quorbit/contracts/written-tests/limits';
import { issuesOf } from '#lib/forms/issues-of.ts';
import { instantOf, localTimeOf } from '#lib/words/local-time.ts';

const NAMES = ['title', 'category', 'description', 'duration', 'opensAt', 'closesAt', 'anonymous'] as const;
type TestField = (typeof NAMES)[number];
export type TestValues = Record<TestField, string>;

const HOUR_MS = 3_600_000;
const DAYS_OPEN = 7;

/** A new test opens at the next full hour, for a week. */
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
    opensAt: localTimeOf(opens.toISOString()),
    closesAt: localTimeOf(closes.toISOString()),
  };
}

export function valuesOf(test: ManagedWrittenTest): TestValues {
  const { title, category, description, duration, opensAt, closesAt, anonymous } = test;
  return {
    title,
    category,
    description,
    duration: String(duration),
    opensAt: localTimeOf(opensAt),
    closesAt: localTimeOf(closesAt),
    anonymous: anonymous ? 'yes' : 'no',
  };
}

function typedOf({ title, category, description, duration, opensAt, closesAt, anonymous }: TestValues) {
  return {
    title,
    category,
    description,
    duration: duration.trim() === '' ? WRITTEN_DURATION.usual : Number(duration),
    opensAt: instantOf(opensAt),
    closesAt: instantOf(closesAt),
    anonymous: anonymous === 'yes',
  };
}

const MISSING = { opensAt: 'Choose when it opens.', closesAt: 'Choose when it closes.' } as const;

export function testIssues(values: TestValues): Issue[] {
  const missing = (['opensAt', 'closesAt'] as const).filter((name) => instantOf(values[name]) === '');
  return [
    ...missing.map((path) => ({ path, message: MISSING[path] })),
    ...issuesOf(createWrittenTestInput, typedOf(values)).filter(({ path }) => !missing.some((name) => name === path)),
  ];
}

/** @throws where `testIssues` finds any */
export const inputOf = (values: TestValues): CreateWrittenTestInput => createWrittenTestInput.parse(typedOf(values));

/**
 * Only what differs: the form knows no seconds, so a time that nobody touched would change.
 * @throws where `testIssues` finds any
 */
export function changesOf(test: ManagedWrittenTest, values: TestValues): UpdateWrittenTestInput {
  const before = valuesOf(test);
  const typed = typedOf(values);
  const changed = NAMES.filter((name) => values[name] !== before[name]);
  return updateWrittenTestInput.parse({
    testId: test.id,
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
  });
}
