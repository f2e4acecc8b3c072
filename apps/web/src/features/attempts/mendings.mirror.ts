import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import type { ProgressSnapshot } from '#features/xp/progress-snapshot.mirror.ts';
import type { DeviceTable } from '#offline/device-table.ts';
import { createFeatureInput } from '#offline/mirror/inputs.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import type { Draft } from './drafts.mirror.ts';

/**
 * The questions of a submitted attempt in mode `check` that the learner answers again until they're right. It stays on
 * this device and changes no figure of the attempt.
 */
export interface Mending {
  attemptId: string;
  /** The attempt as it was submitted. */
  draft: Draft;
  /** The learner's day on which the attempt was finished, as `2026-03-01`. */
  day: string;
  /** The learner's progress before the attempt; missing if this device didn't know it. */
  before?: ProgressSnapshot | undefined;
  /** The ids of the questions to mend, the next one first. */
  queue: string[];
  /** How often each question was answered wrong while mending, by question id. */
  misses: Record<string, number>;
  /** The ids of the questions that were answered right while mending. */
  mended: string[];
  /** The number of verdicts that were closed, which tells one asking of a question from the next. */
  closed: number;
  /** The verdict on show; null while a question is open. */
  shown: ShownVerdict | null;
  /** The text or choices entered for the first question of the queue, but not checked yet; null if there are none. */
  unchecked: AnswerValue | null;
  /** Whether the learner has finished mending, or left. */
  isOver: boolean;
}

interface ShownVerdict {
  questionId: string;
  given: AnswerValue;
  /** `first`: the attempt's first answer; `again`: an answer while mending; `left`: the learner gave the question up. */
  kind: 'first' | 'again' | 'left';
}

/** The device's table of mendings, keyed by attempt id. */
export const MENDINGS: DeviceTable<Mending> = { name: 'mendings', keyOf: ({ attemptId }) => attemptId };

/** Selects the mendings on this device. */
export const selectMendings = createSelector((get): readonly Mending[] => get(createFeatureInput(MENDINGS)));

/** Returns the ids of the questions that the learner mended on a day. */
export function listMendedOn(mendings: readonly Mending[], day: string): ReadonlySet<string> {
  return new Set(mendings.flatMap((mending) => (mending.day === day ? mending.mended : [])));
}
