import { createFileRoute } from '@tanstack/react-router';
import { InboxScreen } from '#features/contact/inbox-screen.tsx';
import { RoleGate } from '#shell/role-gate.tsx';

export const Route = createFileRoute('/_app/admin/inbox')({ component: Inbox });

function Inbox() {
  return (
    <RoleGate allow="admin" title="Inbox">
      <InboxScreen />
    </RoleGate>
  );
}
