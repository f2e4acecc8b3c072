import { formatMinutes } from '#lib/words/format-duration.ts';

interface GameScoreProps {
  /** Null for a play without an answer, which counts nowhere. */
  score: { score: number; totalMarks: number; percentage: number; timeTaken: number } | null;
}

/** Shows the score of a submitted quiz of a game. */
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
