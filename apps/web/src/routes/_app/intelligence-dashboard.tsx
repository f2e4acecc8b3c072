import { createFileRoute } from '@tanstack/react-router';
import { IntelligenceScreen } from '#features/analytics/intelligence-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/intelligence-dashboard')({ component: IntelligencePage });

function IntelligencePage() {
  return (
    <RoleGate allow="premium" title="Intelligence Dashboard">
      <IntelligenceScreen />
    </RoleGate>
  );
}
