import { createFileRoute } from '@tanstack/react-router';
import { withoutDefaults } from '#features/administration/admin-place.ts';
import { AdminReportScreen } from '#features/administration/report/admin-report-screen.tsx';
import type { ReportAddress } from '#features/administration/report/report-place.ts';
import { searchAs } from '#lib/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/report')({
  validateSearch: searchAs<ReportAddress>(),
  component: AdminReport,
});

function AdminReport() {
  const navigate = Route.useNavigate();
  return (
    <RoleGate allow="admin" title="Reports">
      <AdminReportScreen
        address={Route.useSearch()}
        onAddress={(changes) =>
          navigate({
            search: (before) => withoutDefaults({ ...before, ...changes }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </RoleGate>
  );
}
