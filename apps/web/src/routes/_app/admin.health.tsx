import { createFileRoute } from '@tanstack/react-router';
import { HealthScreen } from '#features/health/health-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/health')({ component: Health });

function Health() {
  return (
    <RoleGate allow="admin" title="Health">
      <HealthScreen />
    </RoleGate>
  );
}
