import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';

/** An attempt being taken, as it is kept on this device. All times are milliseconds of this device's clock. */
export interface Draft {
  attemptId: string;
  quizId: string;
  packHash: string;
  pack: PackBody;
  startedAt: number;
  /** When the time is over; null for an attempt without a time limit. */
  deadline: number | null;
  /** Index of the question on show. */
  current: number;
  /** By question id: the index of the chosen option. */
  answers: Record<string, number>;
  /** Ids of flagged questions. */
  flags: string[];
  /** By question id: seconds that it was looked at. */
  timings: Record<string, number>;
}

export function isOver(draft: Draft, now: number): boolean {
  return draft.deadline !== null && now >= draft.deadline;
}

export interface NewDraft {
  attemptId: string;
  started: { quizId: string; packHash: string; pack: PackBody };
  timed: boolean;
  now: number;
}

/** The draft of an attempt that begins now. */
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

/** The work of an attempt that was finished at `finishedAt`, for the queue. */
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
