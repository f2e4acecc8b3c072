import type { Issue } from '@quorbit/contracts/errors/codes';
import { isLastDayAllowed } from '@quorbit/contracts/group-challenges/group-challenge';
import { WRONG_LAST_DAY } from '@quorbit/contracts/group-challenges/messages';
import { type CreateGroupChallengeInput, createGroupChallengeInput } from '@quorbit/contracts/group-challenges/schema';
import { listIssues } from '#lib/forms/list-issues.ts';

/** The form of a group's challenge, all values as text. */
export type GroupChallengeValues = Record<'title' | 'measure' | 'goal' | 'endsOn', string>;

function toInput(id: string, { goal, ...texts }: GroupChallengeValues) {
  return { id, ...texts, goal: goal.trim() === '' ? null : Number(goal) };
}

/**
 * Returns the form's issues, including a last day that isn't allowed.
 * @param today the learner's day of the admin who sets the challenge.
 */
export function validateGroupChallenge(id: string, values: GroupChallengeValues, today: string): readonly Issue[] {
  const dayIssue = { path: 'endsOn', message: WRONG_LAST_DAY };
  if (values.endsOn === '') return [dayIssue];
  const issues = listIssues(createGroupChallengeInput, toInput(id, values));
  return isLastDayAllowed(values.endsOn, today) ? issues : [...issues, dayIssue];
}

/**
 * Converts the form's values to the server's input.
 * @param values must have no issues.
 */
export function parseGroupChallenge(id: string, values: GroupChallengeValues): CreateGroupChallengeInput {
  return createGroupChallengeInput.parse(toInput(id, values));
}
