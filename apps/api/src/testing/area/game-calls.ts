// Expected results, tables and REST examples that the `.calls` files of challenges and tournaments share.
import type { Endings } from './callers.ts';
import { MIRROR_TABLES } from './calls.ts';

/** The expected results of calls that are for learners only: admins get CONFLICT, because they see the answers. */
export const LEARNERS_ONLY = { admin: 'CONFLICT' } as const satisfies Partial<Endings>;
/** The expected results of calls that are for participants only, i.e. the target's owner: all others get CONFLICT. */
export const PLAYERS_ONLY = { userStranger: 'CONFLICT', premiumStranger: 'CONFLICT', admin: 'CONFLICT' } as const;
/** The tables that store the seals of quizzes. */
export const SEAL_TABLES = ['quiz_seals', 'quiz_seal_turns'] as const;
/** The tables that change when a quiz of any game is submitted. */
export const SUBMIT_TABLES = ['plays', 'attempts', 'learners', 'active_days', 'day_zones', ...MIRROR_TABLES] as const;
/** The tables that change when the quizzes of a sample game are created. */
export const SAMPLE_QUIZ_TABLES = ['quizzes', 'quiz_versions', 'quiz_questions', 'packs'] as const;

export const idOf = ({ id }: { id: string }) => ({ id });

/**
 * Returns the REST example of starting a quiz in a game. The quiz is a planted one: three questions in five minutes.
 */
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

/**
 * Returns the REST example of submitting a quiz in a game. Two of three answers are right; the server must ignore the
 * score and time that the client sends.
 */
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
