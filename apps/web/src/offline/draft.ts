import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';

/** An attempt in progress, as this device stores it. All times are milliseconds of this device's clock. */
export interface Draft {
  attemptId: string;
  quizId: string;
  packHash: string;
  pack: PackBody;
  startedAt: number;
  /** When the time is up; null for an attempt without a time limit. */
  deadline: number | null;
  /** Index of the question on show. */
  current: number;
  /** By question id: the index of the chosen option. */
  answers: Record<string, number>;
  /** Ids of flagged questions. */
  flags: string[];
  /** By question id: seconds spent on it. */
  timings: Record<string, number>;
}

export function isOver(draft: Draft, now: number): boolean {
  return draft.deadline !== null && now >= draft.deadline;
}

/** The same draft after the device's clock was set forward by so many milliseconds. */
export function movedBy(draft: Draft, ms: number): Draft {
  return { ...draft, startedAt: draft.startedAt + ms, deadline: draft.deadline === null ? null : draft.deadline + ms };
}

export interface NewDraft {
  attemptId: string;
  started: { quizId: string; packHash: string; pack: PackBody };
  timed: boolean;
  now: number;
}

/** A new draft of an attempt that begins now. */
export function beginDraft({ attemptId, started, timed, now }: NewDraft): Draft {
  const { quizId, packHash, pack } = started;
  return {
    attemptId,
    quizId,
    packHash,
    pack,
    startedAt: now,
    deadline: timed ? now + pack.duration * 60_000 : null,
    current: 0,
    answers: {},
    flags: [],
    timings: {},
  };
}

/** What the queue sends for an attempt that was finished at `finishedAt`. */
export function submissionOf(draft: Draft, finishedAt: number): { type: string; args: AttemptSubmitArgs } {
  return {
    type: ATTEMPT_SUBMIT,
    args: {
      attemptId: draft.attemptId,
      quizId: draft.quizId,
      packHash: draft.packHash,
      startedAt: new Date(draft.startedAt).toISOString(),
      finishedAt: new Date(finishedAt).toISOString(),
      answers: draft.pack.questions.map(({ id }) => ({
        questionId: id,
        option: draft.answers[id] ?? null,
        timeSpent: Math.round((draft.timings[id] ?? 0) * 10) / 10,
      })),
    },
  };
}
