import { createFileRoute } from '@tanstack/react-router';
import { TournamentBigScreen } from '#features/tournaments/tournament-big-screen.tsx';

export const Route = createFileRoute('/_immersive/gamification/$tournamentId/stage')({ component: BigScreen });

function BigScreen() {
  const { tournamentId } = Route.useParams();
  return <TournamentBigScreen key={tournamentId} id={tournamentId} />;
}
