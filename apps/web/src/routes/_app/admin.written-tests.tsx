import { createFileRoute } from '@tanstack/react-router';
import { WrittenTestsScreen } from '#features/written-tests/authoring/written-tests-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/written-tests')({ component: WrittenTests });

function WrittenTests() {
  return (
    <RoleGate allow="admin" title="Written Tests">
      <WrittenTestsScreen />
    </RoleGate>
  );
}
