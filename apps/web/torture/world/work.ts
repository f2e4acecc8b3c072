import { newId } from '@quorbit/contracts/lib/ids';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { Work } from '#offline/queue/writer.ts';
import type { PlantedQuiz as Quiz } from '../../../api/src/testing/planted-quiz.ts';
import { RIGHT } from '../../../api/src/testing/planted-quiz.ts';
import { NOTE } from '../../../api/src/testing/torture/note.op.ts';
import type { PoisonKind } from './steps.ts';

export const POISON = 'torture.poison';
const TAKES_MS = 60_000;
const TOO_LARGE = 40_000;

type Args = Record<string, unknown>;
export type MadeWork = Work & { args: Args };

/** @param right how many of the first questions are answered rightly; the others wrongly */
export function attemptWork(quiz: Quiz, right: number, now: number): Work & { args: AttemptSubmitArgs & Args } {
  const answers = quiz.questionIds.map((questionId, index) => ({
    questionId,
    option: index < right ? RIGHT : 0,
    timeSpent: 1,
  }));
  const time = (at: number) => new Date(at).toISOString();
  const { id: quizId, packHash } = quiz;
  return {
    type: ATTEMPT_SUBMIT,
    args: { attemptId: newId(), quizId, packHash, startedAt: time(now - TAKES_MS), finishedAt: time(now), answers },
  };
}

/** @param mark tells this rating from all others */
export function rateWork(quizId: string, questionId: string, quality: 1 | 3 | 5, mark: number): MadeWork {
  return { type: REVIEW_RATE, args: { quizId, questionId, quality, left: mark } };
}

export const noteWork = (mark: number): MadeWork => ({ type: NOTE, args: { n: mark } });

/** Work that no server can ever take. */
export function poisonWork(kind: PoisonKind, quiz: Quiz, now: number, mark: number): MadeWork {
  switch (kind) {
    case 'type':
      return { type: POISON, args: { n: mark } };
    case 'size':
      return { type: POISON, args: { n: mark, filling: 'x'.repeat(TOO_LARGE) } };
    case 'quiz':
      return attemptWork({ ...quiz, id: newId(), packHash: '' }, 0, now);
    case 'stray':
      return attemptWork({ ...quiz, questionIds: [newId()] }, 0, now);
  }
}
