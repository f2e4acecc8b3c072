import type { Draft } from '../drafts.mirror.ts';

/**
 * Of the drafts of one quiz that are still open, the one to continue: what was answered comes before what wasn't, and
 * of two without answers the one that was begun first, whose time is the fair one.
 */
export function draftToContinue(open: readonly Draft[]): Draft | null {
  const [first = null] = open.toSorted((one, other) =>
    hasAnswers(one) && hasAnswers(other)
      ? other.startedAt - one.startedAt
      : Number(hasAnswers(other)) - Number(hasAnswers(one)) || one.startedAt - other.startedAt,
  );
  return first;
}

/**
 * Drafts that only a second press made: without an answer, beside another one of the same quiz that was begun before
 * their time was up. Older releases made such, and so do two pages while the disk is full.
 */
export function emptyDuplicates(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft) => {
    if (hasAnswers(draft)) return false;
    const beside = drafts.filter((other) => other !== draft && other.quizId === draft.quizId && overlap(draft, other));
    return draftToContinue([draft, ...beside]) !== draft;
  });
}

function hasAnswers({ answers, responses = {} }: Draft): boolean {
  return Object.keys(answers).length + Object.keys(responses).length > 0;
}

function overlap(one: Draft, other: Draft): boolean {
  const [first, second] = one.startedAt <= other.startedAt ? [one, other] : [other, one];
  return first.deadline === null || second.startedAt < first.deadline;
}
