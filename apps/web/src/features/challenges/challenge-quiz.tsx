import { type GameQuizComponent, useGame } from '#features/plays/use-game.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useStartChallengeQuiz, useSubmitChallengeQuiz } from './challenges.mutations.ts';
import { QuizResult } from './quiz-result.tsx';

interface ChallengeQuizProps {
  challengeId: string;
  Quiz: GameQuizComponent;
  onClose: () => void;
}

/** Plays the next quiz of a challenge, or the one that is already being played. */
export function ChallengeQuiz({ challengeId, Quiz, onClose }: ChallengeQuizProps) {
  const { client } = trpc.useUtils();
  const game = useGame({
    id: challengeId,
    start: useStartChallengeQuiz(),
    submit: useSubmitChallengeQuiz(),
    read: () => client.challenges.startQuiz.mutate({ id: challengeId }),
    back: 'Back to challenges',
    failed: 'Failed to start challenge quiz',
  });
  return (
    <Quiz
      game={game}
      onClose={onClose}
      result={(result, next) => <QuizResult result={result} onNext={next} onClose={onClose} />}
    />
  );
}
