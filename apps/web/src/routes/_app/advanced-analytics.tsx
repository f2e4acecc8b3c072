import { createFileRoute } from '@tanstack/react-router';
import { AdvancedScreen } from '#features/analytics/advanced-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/advanced-analytics')({ component: AdvancedPage });

function AdvancedPage() {
  return (
    <RoleGate allow="premium" title="Advanced Analytics">
      <AdvancedScreen />
    </RoleGate>
  );
}
