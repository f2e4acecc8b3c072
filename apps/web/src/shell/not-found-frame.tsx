import { useState } from 'react';
import { getSession } from '#lib/session.ts';
import { AppLayout } from './app-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PolicyLayout } from './policy-layout.tsx';
import { SessionGate } from './session-gate.tsx';

/** The not-found page in a layout: with the menu if a user is signed in, else as a public page. */
export function NotFoundFrame() {
  // Whether a user is signed in is only read at first, so that logging out here leads to the log-in page as on every
  // other page.
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
