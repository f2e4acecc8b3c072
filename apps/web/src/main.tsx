import '#pwa/install-event.ts';
import '#styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { askEarly } from '#features/home/ask-early.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { getSession, subscribeSession } from '#lib/session.ts';
import { httpLinks, trpc } from '#lib/trpc.ts';
import { Toaster } from '#shell/toaster.tsx';
import { createAppRouter } from './router.tsx';

const queryClient = createQueryClient();
const trpcClient = trpc.createClient({ links: httpLinks() });
const router = createAppRouter();
askEarly(createTRPCQueryUtils({ queryClient, client: trpcClient }));

let userId = getSession()?.user.id;
subscribeSession(() => {
  const now = getSession()?.user.id;
  // What one person fetched must not be seen by the next one at the same browser.
  if (now !== userId) queryClient.clear();
  userId = now;
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
);

/** Offline start, updates and installing wait until the first page stands: nobody has to wait for them. */
const PWA_AFTER_MS = 1000;
const startPwaLater = () =>
  setTimeout(async () => {
    // Where it cannot be loaded, the app works as in a tab of any browser.
    const pwa = await import('#pwa/start.tsx').catch(() => null);
    pwa?.startPwa({ router, queryClient });
  }, PWA_AFTER_MS);
// The page may have loaded before this was read.
if (document.readyState === 'complete') startPwaLater();
else window.addEventListener('load', startPwaLater);
