import { createFileRoute } from '@tanstack/react-router';
import { ImmersiveLayout } from '#shell/immersive-layout.tsx';
import { requireSession } from '#shell/require-session.ts';
import { SessionGate } from '#shell/session-gate.tsx';

export const Route = createFileRoute('/_immersive')({ beforeLoad: requireSession, component: Protected });

function Protected() {
  return (
    <SessionGate>
      <ImmersiveLayout />
    </SessionGate>
  );
}
