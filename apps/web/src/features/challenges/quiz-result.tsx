import type { SubmittedQuiz } from '@quorbit/contracts/challenges/schema';
import { GameScore } from '#features/plays/game-score.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';

interface QuizResultProps {
  result: SubmittedQuiz;
  onNext: () => void;
  onClose: () => void;
}

/** The result of a submitted quiz. It shows only the total score, because other learners may still play the quiz. */
export function QuizResult({ result: { score, progress, completed, xpEarned }, onNext, onClose }: QuizResultProps) {
  return (
    <section aria-labelledby="quiz-result" className="mx-auto grid w-full max-w-lg gap-6 py-12 text-center">
      <h2 id="quiz-result" tabIndex={-1} className="text-2xl wrap-anywhere">
        {completed ? 'Challenge completed!' : 'Quiz submitted'}
      </h2>
      <GameScore score={score} />
      {xpEarned > 0 && <p className="figures text-xl font-bold">+{xpEarned} XP</p>}
      <div className="grid gap-2 text-start">
        <p className="figures font-semibold">{progress}% of the challenge done</p>
        <ProgressBar label="Progress in the challenge" value={progress} max={100} />
        <p className="text-sm text-quiet">Your report opens when the challenge ends.</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look={completed ? 'primary' : 'secondary'} onClick={onClose}>
          Back to challenges
        </Button>
        {!completed && (
          <Button look="primary" onClick={onNext}>
            Next Quiz
          </Button>
        )}
      </div>
    </section>
  );
}
