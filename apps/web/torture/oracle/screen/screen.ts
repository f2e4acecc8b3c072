import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import type { PendingAttempt } from '#features/attempts/pending-attempts.mirror.ts';
import { MIRRORS } from '#features/mirrors.ts';
import { selectFinishedAttempts } from '#features/reports/reports.mirror.ts';
import { type ReviewDeck, selectReviewDeck } from '#features/reviews/review-deck.mirror.ts';
import { selectProgress } from '#features/xp/progress.mirror.ts';
import type { WorkInMemory } from '#offline/mirror/area.ts';
import { createEvaluator } from '#offline/mirror/evaluator.ts';
import type { Progress } from '#offline/mirror/progress.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { selectWorkItems, type WorkItem } from '#offline/mirror/work.ts';
import type { StoredPack } from '#offline/packs/stored-pack.ts';
import { type DiskContent, inputsOn } from './disk-view.ts';

/** The data that the learner sees in one tab. */
export interface Screen {
  /** The list of work in Settings → Sync. */
  work: readonly WorkItem[];
  /** The content of the reports page: `attempts` are those without a row yet, `reports` those with one. */
  attempts: readonly PendingAttempt[];
  reports: readonly AttemptRow[];
  deck: ReviewDeck;
  progress: Progress;
}

/** The data from which a screen is computed. */
export interface ScreenInput {
  content: DiskContent;
  packs: readonly StoredPack[];
  /** The work that isn't on the disk yet, but only in the tab's memory. */
  memory: WorkInMemory;
  /** The time by the device's clock for which the screen is computed, in milliseconds. */
  now: number;
}

/** Computes a screen. A test may replace it with a faulty one. */
export type ReadScreen = (sight: ScreenInput) => Promise<Screen>;

export const readScreen: ReadScreen = async ({ content, packs, memory, now }) => {
  const { unsaved, unsavedRefused = [], unsavedSent = [] } = memory;
  const provided = { areas: MIRRORS, memory: { unsaved, unsavedRefused, unsavedSent }, now };
  const evaluator = createEvaluator();
  evaluator.begin(inputsOn(content, packs, provided), false);
  const result = evaluator.evaluate(selectScreen);
  if ('missing' in result) throw new TypeError('Nothing is missing in what is read at once.');
  return result.value;
};

/** Computes a screen with the selectors that the app's own screens use. */
export const selectScreen = createSelector((get): Screen => {
  const { arrived, pending } = get(selectFinishedAttempts);
  return {
    work: get(selectWorkItems),
    attempts: pending,
    reports: arrived,
    deck: get(selectReviewDeck),
    progress: get(selectProgress),
  };
});
