import { createFileRoute } from '@tanstack/react-router';
import { parseXpBoardFilters, type XpBoardFilters } from '#features/leaderboards/board-filters.ts';
import { XpLeaderboardScreen } from '#features/leaderboards/xp-leaderboard-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/xp-leaderboard')({
  validateSearch: searchAs<XpBoardFilters>(),
  component: XpBoard,
});

function XpBoard() {
  const filters = parseXpBoardFilters(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <XpLeaderboardScreen
      filters={filters}
      onFilter={(changes) =>
        navigate({ search: (before) => parseXpBoardFilters({ ...before, ...changes }), replace: true })
      }
    />
  );
}
