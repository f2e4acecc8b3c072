import { createFileRoute } from '@tanstack/react-router';
import { parseReportFilters } from '#features/reports/report-filters.ts';
import { ReportsScreen } from '#features/reports/reports-screen.tsx';

export const Route = createFileRoute('/_app/user/report')({ validateSearch: parseReportFilters, component: Reports });

function Reports() {
  // The router hands on what the check left out, too.
  const filters = parseReportFilters(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ReportsScreen
      filters={filters}
      onFilter={(changes) =>
        navigate({ search: (before) => parseReportFilters({ ...before, ...changes }), replace: true })
      }
      onClear={() => navigate({ search: {}, replace: true })}
    />
  );
}
