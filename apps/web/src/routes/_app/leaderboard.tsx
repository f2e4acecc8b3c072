import { createFileRoute } from '@tanstack/react-router';
import { parseBoardFilters } from '#features/leaderboards/board-filters.ts';
import { LeaderboardScreen } from '#features/leaderboards/leaderboard-screen.tsx';

export const Route = createFileRoute('/_app/leaderboard')({
  validateSearch: parseBoardFilters,
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
