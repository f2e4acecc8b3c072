import { isPlayable } from '@quorbit/contracts/quizzes/question-kinds';
import { isInGame } from '@quorbit/contracts/quizzes/row';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { QuizHere } from '#features/quizzes/local-quizzes.mirror.ts';
import { useQuizHere } from '#features/quizzes/use-local-quizzes.ts';
import { useConnection } from '#lib/server/connection.ts';
import { serverThenDevice } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { View } from '#lib/server/view.ts';

/** A quiz as its rules need it. */
export type RulesOfQuiz = Pick<
  Quiz,
  | 'id'
  | 'title'
  | 'category'
  | 'description'
  | 'difficulty'
  | 'ranked'
  | 'closesAt'
  | 'inGame'
  | 'duration'
  | 'totalMarks'
  | 'passingMarks'
  | 'draw'
  | 'shuffleQuestions'
> & {
  questionCount: number;
  /** Whether this build can ask all of its questions. */
  playable: boolean;
};

/** The rules of a quiz: the server's word or, where that cannot be had or is slow, what is on this device. */
export function useRules(quizId: string): View<RulesOfQuiz> {
  const options = { ...serverThenDevice.options, select: withCount };
  const here = useQuizHere(quizId);
  const slow = useConnection().state !== 'online';
  const rules = serverThenDevice.view(trpc.quizzes.get.useQuery({ id: quizId }, options));
  return rules.withFallback(here && rulesOf(here), slow);
}

function withCount(quiz: Quiz): RulesOfQuiz {
  return { ...quiz, questionCount: quiz.questions.length, playable: isPlayable(quiz.questions) };
}

function rulesOf({ row, pack, difficulty }: QuizHere): RulesOfQuiz {
  const { quizId: id, title, category, description, duration, totalMarks, passingMarks, questions, keyed } = pack;
  const { draw = null, shuffleQuestions = false } = pack;
  const { ranked = !keyed, closesAt = null } = row ?? {};
  const standing = { ranked, closesAt, inGame: row !== null && isInGame(row), difficulty };
  return {
    id,
    title,
    category,
    description,
    duration,
    totalMarks,
    passingMarks,
    ...standing,
    draw,
    shuffleQuestions,
    questionCount: questions.length,
    playable: isPlayable(questions),
  };
}
