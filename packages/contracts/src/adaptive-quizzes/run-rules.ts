// Decides which question comes next in an adaptive quiz and when the quiz ends. Pure.
import { createRandom } from '../quizzes/layout.ts';
import { type Estimate, INITIAL_ERROR, informationOf } from './model.ts';

export const MAX_RUN_QUESTIONS = 20;
/**
 * The number of counted answers before an estimate can be certain, and the number of questions needed to begin a run.
 */
export const MIN_RUN_QUESTIONS = 5;
export const TARGET_ERROR = 0.4;
/** Milliseconds after its start until a run is abandoned and can't be continued. */
const ABANDONED_AFTER_MS = 86_400_000;

/**
 * The reasons why a run ended: the estimate is certain, the maximum of questions was asked, no questions are left, or
 * the learner stopped it.
 */
export const ENDINGS = ['certain', 'most', 'none', 'stopped'] as const;
export type Ending = (typeof ENDINGS)[number];

export function isAbandoned(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() > ABANDONED_AFTER_MS;
}

/**
 * Returns why a run ends after these answers; null if it continues.
 * @param answered the number of all answers.
 * @param counted the number of answers that the estimate uses.
 */
export function endingOf(
  { answered, counted }: { answered: number; counted: number },
  { error }: Estimate,
): 'certain' | 'most' | null {
  if (counted >= MIN_RUN_QUESTIONS && error <= TARGET_ERROR) return 'certain';
  return answered >= MAX_RUN_QUESTIONS ? 'most' : null;
}

/** Returns the certainty of an estimate: 0 without answers, 1 once it is certain enough to end the run. */
export function certaintyOf(error: number): number {
  return Math.min(1, Math.max(0, (INITIAL_ERROR - error) / (INITIAL_ERROR - TARGET_ERROR)));
}

export interface AdaptiveItem {
  questionId: string;
  /** A text that identifies the question's content: questions with the same content have the same text. */
  asks: string;
  /** The item's `difficulty` and `guessing`, with the same meaning as in `ScoredAnswer`. */
  difficulty: number;
  guessing: number;
  quizId: string;
}

/**
 * The number of most informative questions among which the next one is drawn, so that not all learners get the same
 * question.
 */
const CANDIDATE_COUNT = 5;

/** Returns whether there are enough items (questions) to begin a run. Items with the same content count once. */
export function hasEnoughItems(items: readonly Pick<AdaptiveItem, 'asks'>[]): boolean {
  return new Set(items.map(({ asks }) => asks)).size >= MIN_RUN_QUESTIONS;
}

/**
 * Ranks the items that may be asked next, best first. The first is one of the five most informative items for the
 * ability, namely one from the quiz with the smallest share of items asked, so that no quiz dominates a run. The run's
 * id decides between equal items, so that learners get different questions while one run always gets the same ones. No
 * item is asked twice, not even under another id.
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

/** Returns for each quiz the share of its items that were asked, from 0 to 1. */
function askedSharesOf(items: readonly AdaptiveItem[], askedIds: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, { all: number; asked: number }>();
  for (const { quizId, questionId } of items) {
    const before = counts.get(quizId) ?? { all: 0, asked: 0 };
    counts.set(quizId, { all: before.all + 1, asked: before.asked + Number(askedIds.has(questionId)) });
  }
  return new Map([...counts].map(([quizId, count]) => [quizId, count.asked / count.all]));
}
