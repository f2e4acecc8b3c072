import { createFileRoute } from '@tanstack/react-router';
import { PlayerTimer } from '#features/attempts/player-timer.tsx';
import { QuestionView } from '#features/attempts/question-view.tsx';
import { SubmitDialog } from '#features/attempts/submit-dialog.tsx';
import type { ChallengesAddress } from '#features/challenges/challenges-place.ts';
import { ChallengesScreen } from '#features/challenges/challenges-screen.tsx';
import { searchAs } from '#lib/search-as.ts';

export const Route = createFileRoute('/_app/gamification')({
  validateSearch: searchAs<ChallengesAddress>(),
  component: Gamification,
});

const PARTS = { Question: QuestionView, Timer: PlayerTimer, SubmitDialog };

function Gamification() {
  const navigate = Route.useNavigate();
  return (
    <ChallengesScreen
      parts={PARTS}
      address={Route.useSearch()}
      onAddress={(changes) => navigate({ search: (before) => ({ ...before, ...changes }), replace: true })}
    />
  );
}
