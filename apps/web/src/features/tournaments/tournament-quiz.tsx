import { type GameQuizComponent, useGame } from '#features/plays/use-game.ts';
import { trpc } from '#lib/server/trpc.ts';
import { RoundResult } from './round-result.tsx';
import { useStartRound, useSubmitRound } from './tournaments.mutations.ts';

interface TournamentQuizProps {
  tournamentId: string;
  Quiz: GameQuizComponent;
  onClose: () => void;
}

/** The quiz of a tournament's current round, played by the user, and then its result. */
export function TournamentQuiz({ tournamentId, Quiz, onClose }: TournamentQuizProps) {
  const { client } = trpc.useUtils();
  const game = useGame({
    id: tournamentId,
    start: useStartRound(),
    submit: useSubmitRound(),
    read: () => client.tournaments.startQuiz.mutate({ id: tournamentId }),
    back: 'Back to the tournament',
    failed: 'Failed to start tournament quiz',
  });
  return <Quiz game={game} onClose={onClose} result={(result) => <RoundResult result={result} onClose={onClose} />} />;
}
