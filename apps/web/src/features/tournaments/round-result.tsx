import type { SubmittedTournamentQuiz } from '@quorbit/contracts/tournaments/views';
import { GameScore } from '#features/plays/game-score.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { formatOwnRound } from './format-own-round.ts';
import { formatOrdinal, formatPoints } from './format-tournament.ts';

interface RoundResultProps {
  result: SubmittedTournamentQuiz;
  onClose: () => void;
}

/** The result of a submitted tournament quiz: its score, the player's new total and the rank. */
export function RoundResult({ result: { score, ownRound, rank, currentScore }, onClose }: RoundResultProps) {
  return (
    <section aria-labelledby="round-result" className="mx-auto grid w-full max-w-lg gap-6 py-12 text-center">
      <h2 id="round-result" tabIndex={-1} className="text-2xl wrap-anywhere">
        {ownRound ? `Round ${ownRound.round} played` : 'Quiz submitted'}
      </h2>
      <GameScore score={score} />
      {ownRound && <p className="text-lg font-semibold text-balance">{formatOwnRound(ownRound, null)}</p>}
      <p className="text-quiet">
        {rank !== null &&
          `You're ${formatOrdinal(rank)} with ${formatPoints(currentScore)} ${currentScore === 1 ? 'point' : 'points'}. `}
        Your report opens when the tournament ends.
      </p>
      <div className="flex justify-center">
        <Button look="primary" onClick={onClose}>
          Back to the tournament
        </Button>
      </div>
    </section>
  );
}
