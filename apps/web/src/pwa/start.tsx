import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { provideAppUpdate } from '#lib/server/app-update.ts';
import { onSuperseded } from '#lib/server/superseded.ts';
import { addUpdateHook } from '#lib/server/update-hooks.ts';
import { watchInstallation } from './install-status.ts';
import { watchMissingParts } from './missing-parts.ts';
import { requestPermissionOnce } from './notification-permission.ts';
import { registerWorker } from './register-worker.ts';
import { answerReminderTaps } from './reminder-taps.ts';
import { UpdatePrompt } from './update-prompt.tsx';
import { createUpdates, type Updates } from './updates.ts';
import { waitForMutations } from './wait-for-mutations.ts';

interface App {
  router: AnyRouter;
  queryClient: QueryClient;
}

/**
 * Starts everything that makes the page an app: offline start, updates, installation and the notification permission.
 * Called once, after the first page has loaded. Its UI is a separate React tree, so that the app's first load doesn't
 * include it.
 */
export function startPwa({ router, queryClient }: App): void {
  const updates = createUpdates({ reload: () => window.location.reload() });
  addUpdateHook(() => waitForMutations(queryClient));
  watchMissingParts({ onMissing: updates.offerMissing, onBroken: (entry) => void updates.replaceBroken(entry) });
  onSuperseded(updates.offerMissing);
  provideAppUpdate(updates);
  watchInstallation();
  requestPermissionOnce({ isBusy: () => isImmersive(router) });
  answerReminderTaps({ isBusy: () => isImmersive(router) });
  void registerWorker(updates);

  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <Prompts router={router} updates={updates} />
    </StrictMode>,
  );
}

function Prompts({ router, updates }: { router: AnyRouter; updates: Updates }) {
  const busy = useSyncExternalStore(
    (listener) => router.subscribe('onResolved', listener),
    () => isImmersive(router),
  );
  return <UpdatePrompt updates={updates} busy={busy} />;
}

/** Returns whether the page needs full attention, because a quiz, a game or a review session is in progress. */
function isImmersive(router: AnyRouter): boolean {
  return router.state.matches.some(({ routeId }) => routeId === '/_immersive');
}
