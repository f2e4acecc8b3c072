// Rows and examples that the calls of challenges and tournaments share.
import type { Endings } from './callers.ts';
import { MIRROR_TABLES } from './calls.ts';

/** Admins see the answers. */
export const LEARNERS_ONLY = { admin: 'CONFLICT' } as const satisfies Partial<Endings>;
/** The owner is the one who takes part. */
export const PLAYERS_ONLY = { userStranger: 'CONFLICT', premiumStranger: 'CONFLICT', admin: 'CONFLICT' } as const;
/** The tables of seals. */
export const SEAL_TABLES = ['quiz_seals', 'quiz_seal_turns'] as const;
/** The tables that a submitted quiz of any game changes. */
export const SUBMIT_TABLES = ['plays', 'attempts', 'learners', 'active_days', 'day_zones', ...MIRROR_TABLES] as const;
/** The tables that quizzes of a sample change. */
export const SAMPLE_QUIZ_TABLES = ['quizzes', 'quiz_versions', 'quiz_questions', 'packs'] as const;

export const idOf = ({ id }: { id: string }) => ({ id });

/** The quizzes that somebody begins are planted ones: three questions in five minutes. */
export function startExample(
  games: string,
  { id, quizId, token }: { id: string; quizId?: string | undefined; token: string },
) {
  const questions = Array(3).fill({ options: ['w', 'right', 'x', 'y'] });
  return {
    path: `${games}/${id}/quiz/start`,
    token,
    expected: { message: 'Quiz started!', quiz: { _id: quizId, timeLimit: 300, questions } },
  };
}

/** Two of three answers are right; what the client says of score and time is ignored. */
export function submitExample(
  games: string,
  { id, quizId, token }: { id: string; quizId: string; token: string },
  expected: { score?: object; [name: string]: unknown },
) {
  const score = { quiz: quizId, score: 2, totalMarks: 3, percentage: 67, ...expected.score };
  return {
    path: `${games}/${id}/quiz/submit`,
    token,
    body: { quizId, answers: { 0: 1, 1: 1, 2: 0 }, score: 100, timeTaken: 1 },
    expected: { message: 'Quiz submitted successfully!', ...expected, score },
  };
}
