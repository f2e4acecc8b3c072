import '#pwa/install-event.ts';
import '#styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prefetchHome } from '#features/home/prefetch-home.ts';
import { createQueryClient } from '#lib/server/query-client.ts';
import { createHttpLinks, trpc } from '#lib/server/trpc.ts';
import { getSession, subscribeSession } from '#lib/session.ts';
import { Toaster } from '#shell/toaster.tsx';
import { createAppRouter } from './router.tsx';

const queryClient = createQueryClient();
const trpcClient = trpc.createClient({ links: createHttpLinks() });
const router = createAppRouter();
prefetchHome(createTRPCQueryUtils({ queryClient, client: trpcClient }));

let userId = getSession()?.user.id;
subscribeSession(() => {
  const now = getSession()?.user.id;
  // The next person at this browser must not see what the last one fetched.
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

/** Offline start, updates and installing load after the first page, so that nobody waits for them. */
const PWA_AFTER_MS = 1000;
const startPwaLater = () =>
  setTimeout(async () => {
    // If this fails to load, the app works like any website.
    const pwa = await import('#pwa/start.tsx').catch(() => null);
    pwa?.startPwa({ router, queryClient });
  }, PWA_AFTER_MS);
// The page may have finished loading before this script ran.
if (document.readyState === 'complete') startPwaLater();
else window.addEventListener('load', startPwaLater);
