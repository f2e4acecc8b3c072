import { createFileRoute } from '@tanstack/react-router';
import { type AuditAddress, omitDefaults } from '#features/administration/admin-address.ts';
import { AuditScreen } from '#features/administration/audit-screen.tsx';
import { searchAs } from '#lib/words/search-as.ts';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/audit')({
  validateSearch: searchAs<AuditAddress>(),
  component: Audit,
});

function Audit() {
  const navigate = Route.useNavigate();
  return (
    <RoleGate allow="admin" title="Audit Log">
      <AuditScreen
        address={Route.useSearch()}
        onAddress={(changes) =>
          navigate({ search: (before) => omitDefaults({ ...before, ...changes }), resetScroll: false })
        }
      />
    </RoleGate>
  );
}
