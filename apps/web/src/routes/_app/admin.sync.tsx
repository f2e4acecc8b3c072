import { createFileRoute } from '@tanstack/react-router';
import { HealthScreen } from '#features/sync/health-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/sync')({ component: SyncHealth });

function SyncHealth() {
  return (
    <RoleGate allow="admin" title="Sync Health">
      <HealthScreen />
    </RoleGate>
  );
}
