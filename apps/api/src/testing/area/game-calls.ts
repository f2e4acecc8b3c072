// Rows and examples that the calls of challenges and tournaments share.
import type { Endings } from './callers.ts';
import { MIRROR_TABLES } from './calls.ts';

/** Admins see the answers. */
export const LEARNERS_ONLY = { admin: 'CONFLICT' } as const satisfies Partial<Endings>;
/** The owner is the one who takes part. */
export const NOT_IN_IT = { userStranger: 'CONFLICT', premiumStranger: 'CONFLICT', admin: 'CONFLICT' } as const;
/** The tables of seals. */
export const SEALS = ['quiz_seals', 'quiz_seal_turns'] as const;
/** The tables that a submitted quiz of any game changes. */
export const SUBMITTED = ['plays', 'attempts', 'learners', 'active_days', 'day_zones', ...MIRROR_TABLES] as const;
/** The tables that quizzes of a sample change. */
export const SAMPLE_QUIZZES = ['quizzes', 'quiz_versions', 'quiz_questions', 'packs'] as const;

export const idOf = ({ id }: { id: string }) => ({ id });

/** The quizzes that somebody begins are planted ones: three questions in five minutes. */
export function startedExample(
  games: string,
  { id, quizId, token }: { id: string; quizId?: string | undefined; token: string },
) {
  const questions = Array(3).fill({ options: ['w', 'right', 'x', 'y'] });
  return {
    path: `${games}/${id}/quiz/start`,
    token,
    holds: { message: 'Quiz started!', quiz: { _id: quizId, timeLimit: 300, questions } },
  };
}

/** Two of three answers are right; what the client says of score and time is ignored. */
export function submittedExample(
  games: string,
  { id, quizId, token }: { id: string; quizId: string; token: string },
  holds: { score?: object; [name: string]: unknown },
) {
  const score = { quiz: quizId, score: 2, totalMarks: 3, percentage: 67, ...holds.score };
  return {
    path: `${games}/${id}/quiz/submit`,
    token,
    body: { quizId, answers: { 0: 1, 1: 1, 2: 0 }, score: 100, timeTaken: 1 },
    holds: { message: 'Quiz submitted successfully!', ...holds, score },
  };
}
