import { createFileRoute } from '@tanstack/react-router';
import { AppLayout } from '#shell/app-layout.tsx';
import { requireSession } from '#shell/require-session.ts';
import { SessionGate } from '#shell/session-gate.tsx';

export const Route = createFileRoute('/_app')({ beforeLoad: requireSession, component: Protected });

function Protected() {
  return (
    <SessionGate>
      <AppLayout />
    </SessionGate>
  );
}
