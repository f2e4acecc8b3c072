import { isPlayable } from '@quorbit/contracts/quizzes/question-kinds';
import { isInGame } from '@quorbit/contracts/quizzes/row';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { QuizOnDevice } from '#features/quizzes/local-quizzes.mirror.ts';
import { useQuizOnDevice } from '#features/quizzes/use-local-quizzes.ts';
import { useConnection } from '#lib/server/connection.ts';
import { serverThenDevice } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { View } from '#lib/server/view.ts';

/** The facts about a quiz that its rules page needs. */
export type QuizRulesInfo = Pick<
  Quiz,
  | 'id'
  | 'title'
  | 'category'
  | 'description'
  | 'difficulty'
  | 'ranked'
  | 'closesAt'
  | 'inGame'
  | 'game'
  | 'welcome'
  | 'duration'
  | 'totalMarks'
  | 'passingMarks'
  | 'draw'
  | 'shuffleQuestions'
> & {
  questionCount: number;
  /** Whether this build can ask all of the quiz's questions. */
  playable: boolean;
};

/**
 * Returns what a quiz's rules page needs: the server's reply, or the data on this device if the server is unreachable
 * or slow.
 */
export function useQuizRules(quizId: string): View<QuizRulesInfo> {
  const options = { ...serverThenDevice.options, select: rulesFromServer };
  const onDevice = useQuizOnDevice(quizId);
  const isSlow = useConnection().state !== 'online';
  const rules = serverThenDevice.view(trpc.quizzes.get.useQuery({ id: quizId }, options));
  return rules.withFallback(onDevice && rulesFromDevice(onDevice), isSlow);
}

function rulesFromServer(quiz: Quiz): QuizRulesInfo {
  return { ...quiz, questionCount: quiz.questions.length, playable: isPlayable(quiz.questions) };
}

function rulesFromDevice({ row, pack, difficulty }: QuizOnDevice): QuizRulesInfo {
  const { quizId: id, title, category, description, duration, totalMarks, passingMarks, questions, keyed } = pack;
  const { draw = null, shuffleQuestions = false } = pack;
  const { ranked = !keyed, closesAt = null } = row ?? {};
  const game = { inGame: row !== null && isInGame(row), game: row?.game };
  const access = { ranked, closesAt, ...game, difficulty, welcome: row?.welcome };
  return {
    id,
    title,
    category,
    description,
    duration,
    totalMarks,
    passingMarks,
    ...access,
    draw,
    shuffleQuestions,
    questionCount: questions.length,
    playable: isPlayable(questions),
  };
}
