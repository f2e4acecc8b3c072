import { createFileRoute } from '@tanstack/react-router';
import { type FilterAddress, parseFilterAddress } from '#features/achievements/achievement-filter.ts';
import { AchievementsScreen } from '#features/achievements/achievements-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/achievements')({
  validateSearch: searchAs<FilterAddress>(),
  component: Achievements,
});

function Achievements() {
  const { show = 'all' } = parseFilterAddress(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <AchievementsScreen
      filter={show}
      onFilter={(filter) => navigate({ search: parseFilterAddress({ show: filter }), replace: true })}
    />
  );
}
