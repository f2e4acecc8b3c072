import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import type { PendingAttempt } from '#features/attempts/pending-attempts.mirror.ts';
import { MIRRORS } from '#features/mirrors.ts';
import { readFinishedAttempts } from '#features/reports/reports.mirror.ts';
import { type ReviewDeck, readReviewDeck } from '#features/reviews/review-deck.mirror.ts';
import { readProgress } from '#features/xp/progress.mirror.ts';
import type { MirrorSource, WorkInMemory } from '#offline/mirror/area.ts';
import type { Progress } from '#offline/mirror/progress.ts';
import { readWork, type WorkItem } from '#offline/mirror/work.ts';
import type { StoredPack } from '#offline/packs/stored-pack.ts';
import { type DiskContent, databaseOf } from './disk-view.ts';

/** What a person sees in one tab. */
export interface Screen {
  /** Settings → Sync. */
  work: readonly WorkItem[];
  /** Reports: the attempts without a row, and those with one. */
  attempts: readonly PendingAttempt[];
  reports: readonly AttemptRow[];
  deck: ReviewDeck;
  progress: Progress;
}

/** What a screen is made of. */
export interface Sight {
  content: DiskContent;
  packs: readonly StoredPack[];
  /** What only the tab's memory has. */
  memory: WorkInMemory;
  /** By the device's clock, milliseconds. */
  now: number;
}

/** Reads a screen. A test may replace it by a worse one. */
export type ReadScreen = (sight: Sight) => Promise<Screen>;

export const readScreen: ReadScreen = ({ content, packs, memory, now }) =>
  screenOf({ database: databaseOf(content, packs), ...memory, areas: MIRRORS }, now);

/** By the functions that the app's own screens call. */
export async function screenOf(source: MirrorSource, now: number): Promise<Screen> {
  const { arrived, pending } = await readFinishedAttempts(source);
  return {
    work: await readWork(source),
    attempts: pending,
    reports: arrived,
    deck: await readReviewDeck(source),
    progress: await readProgress(source, now),
  };
}
