import { createFileRoute } from '@tanstack/react-router';
import { StageScreen } from '#features/tournaments/stage-screen.tsx';

export const Route = createFileRoute('/_immersive/gamification/$tournamentId/stage')({ component: Stage });

function Stage() {
  const { tournamentId } = Route.useParams();
  return <StageScreen key={tournamentId} id={tournamentId} />;
}
