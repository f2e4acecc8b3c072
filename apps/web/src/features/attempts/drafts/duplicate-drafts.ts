import type { Draft } from '../drafts.mirror.ts';

/**
 * Of the drafts of one quiz that are still open, the one to continue: what was answered comes before what wasn't, and
 * of two without answers the one that was begun first, whose time is the fair one.
 */
export function chooseDraft(open: readonly Draft[]): Draft | null {
  const [first = null] = open.toSorted((a, b) =>
    hasAnswers(a) && hasAnswers(b)
      ? b.startedAt - a.startedAt
      : Number(hasAnswers(b)) - Number(hasAnswers(a)) || a.startedAt - b.startedAt,
  );
  return first;
}

/**
 * Drafts that only a second press made: without an answer, beside another one of the same quiz that was begun before
 * their time was up. Older releases made such, and so do two pages while the disk is full.
 */
export function listEmptyDuplicates(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft) => {
    if (hasAnswers(draft)) return false;
    const concurrent = drafts.filter(
      (other) => other !== draft && other.quizId === draft.quizId && hasOverlap(draft, other),
    );
    return chooseDraft([draft, ...concurrent]) !== draft;
  });
}

function hasAnswers({ answers, responses = {} }: Draft): boolean {
  return Object.keys(answers).length + Object.keys(responses).length > 0;
}

function hasOverlap(a: Draft, b: Draft): boolean {
  const [first, second] = a.startedAt <= b.startedAt ? [a, b] : [b, a];
  return first.deadline === null || second.startedAt < first.deadline;
}
