import type { Draft } from '../drafts.mirror.ts';

/**
 * Chooses which of one quiz's open drafts to continue: one with answers, the latest begun; if none has answers, the one
 * begun first, whose time limit is the fair one. Null if there are none.
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
 * Returns drafts that a second press created: they have no answers, and overlap in time with another draft of the same
 * quiz. Older releases created them, and two pages still do while the disk is full.
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

function hasAnswers({ answers, responses = {}, unchecked = {}, skipped = [] }: Draft): boolean {
  return [answers, responses, unchecked, skipped].some((given) => Object.keys(given).length > 0);
}

function hasOverlap(a: Draft, b: Draft): boolean {
  const [first, second] = a.startedAt <= b.startedAt ? [a, b] : [b, a];
  return first.deadline === null || second.startedAt < first.deadline;
}
