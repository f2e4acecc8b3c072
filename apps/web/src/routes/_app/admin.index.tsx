import { createFileRoute } from '@tanstack/react-router';
import { AdminLanding } from '#shell/admin-landing.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/')({ component: Admin });

function Admin() {
  return (
    <RoleGate allow="admin" title="Admin">
      <AdminLanding />
    </RoleGate>
  );
}
