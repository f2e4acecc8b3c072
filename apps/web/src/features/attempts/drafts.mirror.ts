import { layOutAttempt } from '@quorbit/contracts/attempts/attempt-questions';
import { isRandomized, LAYOUT_VERSION, type LaidOut } from '@quorbit/contracts/quizzes/layout';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { type AnswerValue, isAnswered, type QuestionResponse } from '@quorbit/contracts/quizzes/question-kinds';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import {
  ATTEMPT_SUBMIT,
  type AttemptSubmitArgs,
  attemptSubmitVersion,
} from '@quorbit/contracts/sync/ops/attempt-submit';
import type { DeviceTable } from '#offline/device-table.ts';
import type { Work } from '#offline/queue/work.ts';

/** An attempt in progress, as this device stores it. All times are milliseconds of this device's clock. */
export interface Draft {
  attemptId: string;
  quizId: string;
  packHash: string;
  pack: PackBody;
  startedAt: number;
  /** When the time is up; null for an attempt without a time limit. */
  deadline: number | null;
  /** The owner, who decides the questions (`listDraftQuestions`). Missing from drafts that ask all as written. */
  userId?: string;
  /** Index, among the questions asked, of the one on show. */
  current: number;
  /** By question id: the index of the chosen option, wherever it was shown. */
  answers: Record<string, number>;
  /** By question id: answers to questions of other kinds than `single`. Missing from drafts of older builds. */
  responses?: Record<string, QuestionResponse>;
  /** Ids of flagged questions. */
  flags: string[];
  /** By question id: seconds spent on it. */
  timings: Record<string, number>;
}

/** The table of drafts. */
export const DRAFTS: DeviceTable<Draft> = { name: 'drafts', keyOf: ({ attemptId }) => attemptId };

export function isExpired(draft: Draft, now: number): boolean {
  return draft.deadline !== null && now >= draft.deadline;
}

/** The same draft after the device's clock was set by so many milliseconds. */
export function shiftDraft(draft: Draft, ms: number): Draft {
  return { ...draft, startedAt: draft.startedAt + ms, deadline: draft.deadline === null ? null : draft.deadline + ms };
}

export interface NewDraft {
  attemptId: string;
  started: { quizId: string; packHash: string; pack: PackBody };
  timed: boolean;
  now: number;
  /** Whose it is; without it nothing is left to chance. */
  userId?: string;
}

/** A new draft of an attempt that begins now. */
export function createDraft({ attemptId, started, timed, now, userId }: NewDraft): Draft {
  const { quizId, packHash, pack } = started;
  return {
    attemptId,
    quizId,
    packHash,
    pack,
    startedAt: now,
    deadline: timed ? now + pack.duration * 60_000 : null,
    ...(userId === undefined ? {} : { userId }),
    current: 0,
    answers: {},
    responses: {},
    flags: [],
    timings: {},
  };
}

/** A question, and how it is shown. */
export type LaidOutQuestion = LaidOut<AnyQuestion>;

/** The questions of a draft as it asks them: the same ones in the same order whenever it is opened. */
export function listDraftQuestions(draft: Draft): LaidOutQuestion[] {
  const { attemptId, pack, userId = '' } = draft;
  return layOutAttempt(pack, { attemptId, userId, ...layoutOf(draft) });
}

/** What was answered to a question so far. */
export function getDraftAnswer({ answers, responses }: Draft, questionId: string): AnswerValue {
  const response = responses?.[questionId];
  return { option: answers[questionId] ?? null, ...(response ? { response } : {}) };
}

/** How many questions have an answer. */
export function countAnswered(draft: Draft): number {
  return listDraftQuestions(draft).filter(({ question }) => isAnswered(getDraftAnswer(draft, question.id))).length;
}

function layoutOf({ userId, pack }: Draft): { layout?: typeof LAYOUT_VERSION } {
  return userId !== undefined && isRandomized(pack) ? { layout: LAYOUT_VERSION } : {};
}

/** What the queue sends for an attempt that was finished at `finishedAt`. */
export function toSubmission(draft: Draft, finishedAt: number): Work & { v: number; args: AttemptSubmitArgs } {
  const args: AttemptSubmitArgs = {
    attemptId: draft.attemptId,
    quizId: draft.quizId,
    packHash: draft.packHash,
    startedAt: new Date(draft.startedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
    ...layoutOf(draft),
    answers: listDraftQuestions(draft).map(({ question: { id } }) => ({
      questionId: id,
      ...getDraftAnswer(draft, id),
      timeSpent: Math.round((draft.timings[id] ?? 0) * 10) / 10,
    })),
  };
  return { type: ATTEMPT_SUBMIT, v: attemptSubmitVersion(args), args };
}
