import { createFileRoute } from '@tanstack/react-router';
import { type BoardFilters, parseBoardFilters } from '#features/leaderboards/board-filters.ts';
import { LeaderboardScreen } from '#features/leaderboards/leaderboard-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/leaderboard')({
  validateSearch: searchAs<BoardFilters>(),
  component: AverageBoard,
});

function AverageBoard() {
  const filters = parseBoardFilters(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <LeaderboardScreen
      filters={filters}
      onFilter={(changes) =>
        navigate({ search: (before) => parseBoardFilters({ ...before, ...changes }), replace: true })
      }
    />
  );
}
