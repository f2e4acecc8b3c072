import type { Issue } from '@quorbit/contracts/errors/codes';
import { isLastDayAllowed } from '@quorbit/contracts/group-challenges/challenge';
import { type CreateGroupChallengeInput, createGroupChallengeInput } from '@quorbit/contracts/group-challenges/schema';
import { WRONG_LAST_DAY } from '@quorbit/contracts/group-challenges/words';
import { issuesOf } from '#lib/forms/issues-of.ts';

/** The form of a group's challenge as text. */
export type ChallengeValues = Record<'title' | 'measure' | 'goal' | 'endsOn', string>;

function typedOf(id: string, { goal, ...texts }: ChallengeValues) {
  return { id, ...texts, goal: goal.trim() === '' ? null : Number(goal) };
}

/** @param today of the admin who sets it */
export function challengeIssues(id: string, values: ChallengeValues, today: string): readonly Issue[] {
  const wrongDay = { path: 'endsOn', message: WRONG_LAST_DAY };
  if (values.endsOn === '') return [wrongDay];
  const issues = issuesOf(createGroupChallengeInput, typedOf(id, values));
  return isLastDayAllowed(values.endsOn, today) ? issues : [...issues, wrongDay];
}

/** @param values without issues */
export function challengeInput(id: string, values: ChallengeValues): CreateGroupChallengeInput {
  return createGroupChallengeInput.parse(typedOf(id, values));
}
