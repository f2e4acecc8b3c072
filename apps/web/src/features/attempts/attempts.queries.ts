import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { useConnection } from '#lib/connection.ts';
import { isWorthRetrying } from '#lib/errors.ts';
import { trpc } from '#lib/trpc.ts';
import type { QuizHere } from '#offline/mirror/quizzes.ts';
import { useQuizHere } from '#offline/mirror/use-packs.ts';

/** A quiz as its rules need it. */
export type RulesOfQuiz = Pick<
  Quiz,
  | 'id'
  | 'title'
  | 'category'
  | 'description'
  | 'difficulty'
  | 'ranked'
  | 'sealed'
  | 'duration'
  | 'totalMarks'
  | 'passingMarks'
> & { questionCount: number };

/** The rules of a quiz: the server's word or, where that cannot be had or is slow, what is on this device. */
export function useRules(quizId: string) {
  const { data, isPending, error, isFetching, refetch } = trpc.quizzes.get.useQuery({ id: quizId });
  const here = useQuizHere(quizId);
  const fast = useConnection().state === 'online';
  const local = here && (!fast || (error && isWorthRetrying(error))) ? rulesOf(here) : null;
  const quiz = data ? { ...data, questionCount: data.questions.length } : local;
  return { quiz, isPending, error, isFetching, refetch };
}

function rulesOf({ row, pack, difficulty }: QuizHere): RulesOfQuiz {
  const { quizId: id, title, category, description, duration, totalMarks, passingMarks, questions, keyed } = pack;
  const standing = { ranked: row?.ranked ?? !keyed, sealed: row?.sealed ?? false, difficulty };
  return {
    id,
    title,
    category,
    description,
    duration,
    totalMarks,
    passingMarks,
    ...standing,
    questionCount: questions.length,
  };
}
