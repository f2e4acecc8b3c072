// When a written test can be taken, when a sitting ends, and what counts as a word. Pure.
import type { SittingState, WrittenTestPhase, WrittenTestStatus } from './types.ts';

/** What arrives this long after the deadline still counts as sent in time: it was written before. */
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
  /** Null for a draft. */
  publishedAt: Date | null;
  /** Sittings whose marks aren't published. */
  unpublished: number;
  published: number;
}

const STATUS_OF_PHASE = { upcoming: 'scheduled', open: 'open', closed: 'closed' } as const;

export function testStatusOf(test: ManagedTest, now: Date): WrittenTestStatus {
  if (test.publishedAt === null) return 'draft';
  const phase = testPhaseOf(test, now);
  return phase === 'closed' && test.unpublished === 0 && test.published > 0 ? 'finished' : STATUS_OF_PHASE[phase];
}

/** The sooner of the time that a sitting may take and the end of the test. */
export function sittingDeadlineOf(startedAt: Date, minutes: number, closesAt: Date): Date {
  return new Date(Math.min(startedAt.getTime() + minutes * 60_000, closesAt.getTime()));
}

/** Whether a sitting takes no more work that was done at `at`. */
export function isAfterDeadline(deadline: Date, at: Date): boolean {
  return at.getTime() > deadline.getTime() + SITTING_GRACE_MS;
}

interface Sitting {
  submittedAt: Date | null;
  publishedAt: Date | null;
  /** Answers that a marker has marked. */
  marked: number;
}

export function sittingStateOf({ submittedAt, publishedAt, marked }: Sitting): SittingState {
  if (publishedAt !== null) return 'published';
  if (submittedAt === null) return 'in_progress';
  return marked > 0 ? 'being_marked' : 'submitted';
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
export const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Words as word processors count them: what is between spaces and has a letter or digit. In scripts without spaces
 * between words each letter counts as one.
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

/** Points that a rubric's rows come to. */
export function sumPoints(points: readonly number[]): number {
  return points.reduce((sum, point) => sum + point, 0);
}

/** Percent, rounded; 0 for a test without marks. */
export function percentageOf(points: number, marks: number): number {
  return marks === 0 ? 0 : Math.round((points / marks) * 100);
}
