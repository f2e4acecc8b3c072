import { formatMinutes } from '#lib/words/format-duration.ts';

interface GameScoreProps {
  /** The score; null if the learner answered no question, so that the quiz doesn't count. */
  score: { score: number; totalMarks: number; percentage: number; timeTaken: number } | null;
}

/** Shows the score of a submitted quiz in a challenge or tournament. */
export function GameScore({ score }: GameScoreProps) {
  if (score === null) return <p className="text-quiet">You didn't answer any question, so this quiz doesn't count.</p>;
  return (
    <div className="grid gap-1">
      <p className="figures font-display text-5xl font-bold">{score.percentage}%</p>
      <p className="figures text-quiet">
        {score.score} of {score.totalMarks} marks in {formatMinutes(score.timeTaken)}
      </p>
    </div>
  );
}
