import { createFileRoute } from '@tanstack/react-router';
import { parseXpPeriod, type XpBoardAddress } from '#features/leaderboards/board-filters.ts';
import { XpLeaderboardScreen } from '#features/leaderboards/xp-leaderboard-screen.tsx';
import { searchAs } from '#lib/search-as.ts';

export const Route = createFileRoute('/_app/xp-leaderboard')({
  validateSearch: searchAs<XpBoardAddress>(),
  component: XpBoard,
});

function XpBoard() {
  const { period = 'weekly' } = parseXpPeriod(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <XpLeaderboardScreen
      period={period}
      onPeriod={(one) => navigate({ search: parseXpPeriod({ period: one }), replace: true })}
    />
  );
}
