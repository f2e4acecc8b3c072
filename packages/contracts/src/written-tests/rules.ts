// Decides when a written test can be taken, when a sitting ends, and what counts as a word. Pure.
import type { SittingState, WrittenTestPhase, WrittenTestStatus } from './types.ts';

/**
 * Grace period after the deadline, in milliseconds: work from within it still counts as in time, because it was written
 * before the deadline.
 */
export const SITTING_GRACE_MS = 30_000;

interface OpeningTimes {
  opensAt: Date;
  closesAt: Date;
}

export function testPhaseOf({ opensAt, closesAt }: OpeningTimes, now: Date): WrittenTestPhase {
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'closed';
}

interface ManagedTest extends OpeningTimes {
  /** When the test was published; null for a draft. */
  publishedAt: Date | null;
  /** The number of sittings whose marks aren't published. */
  unpublished: number;
  published: number;
}

const STATUS_OF_PHASE = { upcoming: 'scheduled', open: 'open', closed: 'closed' } as const;

export function testStatusOf(test: ManagedTest, now: Date): WrittenTestStatus {
  if (test.publishedAt === null) return 'draft';
  const phase = testPhaseOf(test, now);
  return phase === 'closed' && test.unpublished === 0 && test.published > 0 ? 'finished' : STATUS_OF_PHASE[phase];
}

/** Returns when a sitting ends: after its own duration or when the test closes, whichever is earlier. */
export function sittingDeadlineOf(startedAt: Date, minutes: number, closesAt: Date): Date {
  return new Date(Math.min(startedAt.getTime() + minutes * 60_000, closesAt.getTime()));
}

/** Returns whether work done at `at` is too late for a sitting, that is, after its deadline and the grace period. */
export function isAfterDeadline(deadline: Date, at: Date): boolean {
  return at.getTime() > deadline.getTime() + SITTING_GRACE_MS;
}

interface Sitting {
  submittedAt: Date | null;
  publishedAt: Date | null;
  /** The number of answers that a marker has marked. */
  marked: number;
}

export function sittingStateOf({ submittedAt, publishedAt, marked }: Sitting): SittingState {
  if (publishedAt !== null) return 'published';
  if (submittedAt === null) return 'in_progress';
  return marked > 0 ? 'being_marked' : 'submitted';
}

/** Matches letters of scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
export const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Splits a text into words as word processors count them: parts between spaces that have a letter or digit. In scripts
 * without spaces between words, each letter counts as one word.
 */
export function splitWords(text: string): string[] {
  return text.split(/\s+/u).flatMap((part) => {
    if (!LETTER_OR_DIGIT.test(part)) return [];
    const unspaced = [...part].filter((letter) => UNSPACED.test(letter));
    return unspaced.length === 0 ? [part] : unspaced;
  });
}

export function countWords(text: string): number {
  return splitWords(text).length;
}

/** Returns the sum of the points for a rubric's rows. */
export function sumPoints(points: readonly number[]): number {
  return points.reduce((sum, point) => sum + point, 0);
}

/** Returns points as a rounded percentage of the marks; 0 for a test without marks. */
export function percentageOf(points: number, marks: number): number {
  return marks === 0 ? 0 : Math.round((points / marks) * 100);
}
