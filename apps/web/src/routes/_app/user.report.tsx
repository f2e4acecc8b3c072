import { createFileRoute } from '@tanstack/react-router';
import { parseReportFilters, type ReportFilters } from '#features/reports/report-filters.ts';
import { ReportsScreen } from '#features/reports/reports-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_app/user/report')({
  validateSearch: searchAs<ReportFilters>(),
  component: Reports,
});

function Reports() {
  // The route doesn't validate its search parameters, so they're parsed here.
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
