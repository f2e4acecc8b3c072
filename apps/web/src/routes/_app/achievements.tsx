import { createFileRoute } from '@tanstack/react-router';
import { type FilterAddress, parseFilter } from '#features/achievements/achievement-filter.ts';
import { AchievementsScreen } from '#features/achievements/achievements-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/achievements')({
  validateSearch: searchAs<FilterAddress>(),
  component: Achievements,
});

function Achievements() {
  const { show = 'all' } = parseFilter(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <AchievementsScreen
      filter={show}
      onFilter={(filter) => navigate({ search: parseFilter({ show: filter }), replace: true })}
    />
  );
}
