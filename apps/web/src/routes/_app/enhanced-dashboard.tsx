import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '#features/dashboards/dashboard-screen.tsx';
import { parseTimeRange, type RangeAddress } from '#features/dashboards/time-range.ts';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/enhanced-dashboard')({
  validateSearch: searchAs<RangeAddress>(),
  component: EnhancedDashboard,
});

function EnhancedDashboard() {
  const { range = 'week' } = parseTimeRange(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <RoleGate allow="premium" title="Premium Dashboard">
      <DashboardScreen
        range={range}
        onRange={(item) => navigate({ search: parseTimeRange({ range: item }), replace: true })}
      />
    </RoleGate>
  );
}
