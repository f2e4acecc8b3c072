import { useState } from 'react';
import { getSession } from '#lib/session.ts';
import { AppLayout } from './app-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PolicyLayout } from './policy-layout.tsx';
import { SessionGate } from './session-gate.tsx';

/** An address that leads nowhere, in the frame that the person knows: with the menu of the person signed in. */
export function NotFoundFrame() {
  // Logging out here leads to the log-in page, as on every other page.
  const [signedIn] = useState(() => getSession() !== null);
  if (!signedIn) {
    return (
      <PolicyLayout>
        <NotFoundPage />
      </PolicyLayout>
    );
  }
  return (
    <SessionGate>
      <AppLayout>
        <NotFoundPage />
      </AppLayout>
    </SessionGate>
  );
}
