import { layOutAttempt } from '@quorbit/contracts/attempts/attempt-questions';
import type { AttemptMode } from '@quorbit/contracts/attempts/mode';
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
  /** When the attempt's time is up; null for an attempt without a time limit. */
  deadline: number | null;
  /**
   * The owner's id, which decides the questions drawn (`listDraftQuestions`). Missing from drafts that ask all
   * questions as written.
   */
  userId?: string;
  /** The index of the current question among the questions asked. */
  current: number;
  /** The index of the chosen option by question id, in the order in which the options were written. */
  answers: Record<string, number>;
  /** Answers to questions of other kinds than `single`, by question id. Missing from drafts of older builds. */
  responses?: Record<string, QuestionResponse>;
  /** The ids of the flagged questions. */
  flags: string[];
  /** The seconds spent on each question, by question id. */
  timings: Record<string, number>;
  /** How the attempt is answered. Missing from drafts of older builds, which are in mode `start`. */
  mode?: AttemptMode;
  /**
   * In mode `check`, what the learner has entered but not checked yet, by question id. It isn't an answer, and is never
   * submitted.
   */
  unchecked?: Record<string, AnswerValue>;
  /** In mode `check`, the ids of the questions that the learner left without an answer. */
  skipped?: string[];
}

/** The device's table of drafts, keyed by attempt id. */
export const DRAFTS: DeviceTable<Draft> = { name: 'drafts', keyOf: ({ attemptId }) => attemptId };

export function isExpired(draft: Draft, now: number): boolean {
  return draft.deadline !== null && now >= draft.deadline;
}

/** Returns the draft with its times moved by this many milliseconds, after the device's clock was set. */
export function shiftDraft(draft: Draft, ms: number): Draft {
  return { ...draft, startedAt: draft.startedAt + ms, deadline: draft.deadline === null ? null : draft.deadline + ms };
}

export interface NewDraft {
  attemptId: string;
  started: { quizId: string; packHash: string; pack: PackBody };
  timed: boolean;
  /** `start` by default. */
  mode?: AttemptMode;
  now: number;
  /** The owner's id; without it nothing is randomized. */
  userId?: string;
}

/** Creates the draft of an attempt that begins now. */
export function createDraft({ attemptId, started, timed, mode, now, userId }: NewDraft): Draft {
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
    ...(mode && { mode }),
  };
}

/** A question, with the order in which its options are shown. */
export type LaidOutQuestion = LaidOut<AnyQuestion>;

/** Returns the questions that a draft asks: always the same ones in the same order. */
export function listDraftQuestions(draft: Draft): LaidOutQuestion[] {
  const { attemptId, pack, userId = '' } = draft;
  return layOutAttempt(pack, { attemptId, userId, ...layoutOf(draft) });
}

/** Returns the current answer to a question. */
export function getDraftAnswer({ answers, responses }: Draft, questionId: string): AnswerValue {
  const response = responses?.[questionId];
  return { option: answers[questionId] ?? null, ...(response ? { response } : {}) };
}

/** Returns the number of questions that have an answer. */
export function countAnswered(draft: Draft): number {
  return listDraftQuestions(draft).filter(({ question }) => isAnswered(getDraftAnswer(draft, question.id))).length;
}

function layoutOf({ userId, pack }: Draft): { layout?: typeof LAYOUT_VERSION } {
  return userId !== undefined && isRandomized(pack) ? { layout: LAYOUT_VERSION } : {};
}

/**
 * Returns the work that submits an attempt, to be queued for the server.
 * @param finishedAt in milliseconds since 1970.
 */
export function toSubmission(draft: Draft, finishedAt: number): Work & { v: number; args: AttemptSubmitArgs } {
  const args: AttemptSubmitArgs = {
    attemptId: draft.attemptId,
    quizId: draft.quizId,
    packHash: draft.packHash,
    startedAt: new Date(draft.startedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
    ...layoutOf(draft),
    ...(draft.mode && { mode: draft.mode }),
    answers: listDraftQuestions(draft).map(({ question: { id } }) => ({
      questionId: id,
      ...getDraftAnswer(draft, id),
      timeSpent: Math.round((draft.timings[id] ?? 0) * 10) / 10,
    })),
  };
  return { type: ATTEMPT_SUBMIT, v: attemptSubmitVersion(args), args };
}
