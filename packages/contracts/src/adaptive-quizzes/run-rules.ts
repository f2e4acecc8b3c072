// Which question comes next, and when an adaptive quiz ends. Pure.
import { createRandom } from '../quizzes/layout.ts';
import { type Estimate, INITIAL_ERROR, informationOf } from './model.ts';

export const MAX_RUN_QUESTIONS = 20;
/** So many are asked before the estimate can be certain, and there must be as many to begin. */
export const MIN_RUN_QUESTIONS = 5;
export const TARGET_ERROR = 0.4;
/** A quiz that was begun longer ago isn't continued. */
const ABANDONED_AFTER_MS = 86_400_000;

/** Why it ended: the estimate is certain, the most questions were asked, there are no more, or the learner ended it. */
export const ENDINGS = ['certain', 'most', 'none', 'stopped'] as const;
export type Ending = (typeof ENDINGS)[number];

export function isAbandoned(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > ABANDONED_AFTER_MS;
}

/**
 * Whether the answers so far are enough; null for no.
 * @param answered all of them
 * @param counted those that the estimate is made of
 */
export function endingOf(
  { answered, counted }: { answered: number; counted: number },
  { error }: Estimate,
): 'certain' | 'most' | null {
  if (counted >= MIN_RUN_QUESTIONS && error <= TARGET_ERROR) return 'certain';
  return answered >= MAX_RUN_QUESTIONS ? 'most' : null;
}

/** How certain an estimate is: 0 without answers, 1 once it ends the quiz. */
export function certaintyOf(error: number): number {
  return Math.min(1, Math.max(0, (INITIAL_ERROR - error) / (INITIAL_ERROR - TARGET_ERROR)));
}

export interface AdaptiveItem {
  questionId: string;
  /** Distinguishes questions by what they ask. */
  asks: string;
  /** These two are as in `ScoredAnswer`. */
  difficulty: number;
  guessing: number;
  quizId: string;
}

/** The next question is drawn among so many, so that the most informative one doesn't go to everybody. */
const CANDIDATE_COUNT = 5;

/** Whether a run can begin with these: items that ask the same count once. */
export function hasEnoughItems(items: readonly Pick<AdaptiveItem, 'asks'>[]): boolean {
  return new Set(items.map(({ asks }) => asks)).size >= MIN_RUN_QUESTIONS;
}

/**
 * The items that may be asked next, the best first. The next one is of the five that tell most about the ability: of the
 * quiz that the run has asked least of for its size, so that no quiz makes up most of a run. Of equal ones the run's id
 * draws, so learners get different questions, and the same run the same one each time. Nothing is asked twice, under
 * another id neither.
 */
export function rankItems<I extends AdaptiveItem>(
  items: readonly I[],
  askedIds: ReadonlySet<string>,
  ability: number,
  runId: string,
): I[] {
  const askedContent = new Set(items.filter(({ questionId }) => askedIds.has(questionId)).map(({ asks }) => asks));
  const shares = askedSharesOf(items, askedIds);
  const ranked = items
    .filter(({ questionId, asks }) => !askedIds.has(questionId) && !askedContent.has(asks))
    .map((item) => ({
      item,
      information: informationOf(ability, item),
      share: shares.get(item.quizId) ?? 0,
      draw: createRandom(`${runId}/${item.questionId}`)(),
    }))
    .sort((a, b) => b.information - a.information || a.draw - b.draw);
  const best = ranked.slice(0, CANDIDATE_COUNT).sort((a, b) => a.share - b.share || a.draw - b.draw);
  return [...best, ...ranked.slice(CANDIDATE_COUNT)].map(({ item }) => item);
}

/** The share of each quiz's items that was asked. */
function askedSharesOf(items: readonly AdaptiveItem[], askedIds: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, { all: number; asked: number }>();
  for (const { quizId, questionId } of items) {
    const before = counts.get(quizId) ?? { all: 0, asked: 0 };
    counts.set(quizId, { all: before.all + 1, asked: before.asked + Number(askedIds.has(questionId)) });
  }
  return new Map([...counts].map(([quizId, count]) => [quizId, count.asked / count.all]));
}
