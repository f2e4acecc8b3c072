import { createFileRoute } from '@tanstack/react-router';
import { SwitchesScreen } from '#features/feature-switches/switches-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/switches')({ component: Switches });

function Switches() {
  return (
    <RoleGate allow="admin" title="Switches">
      <SwitchesScreen />
    </RoleGate>
  );
}
