import { createFileRoute } from '@tanstack/react-router';
import { parseFilter } from '#features/achievements/achievement-filter.ts';
import { AchievementsScreen } from '#features/achievements/achievements-screen.tsx';

export const Route = createFileRoute('/_app/achievements')({ validateSearch: parseFilter, component: Achievements });

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
