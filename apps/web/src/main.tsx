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
import { requestFonts } from '#lib/theme/fonts.ts';
import { Toaster } from '#shell/toaster.tsx';
import { createAppRouter } from './router.tsx';

const queryClient = createQueryClient();
const trpcClient = trpc.createClient({ links: createHttpLinks() });
const router = createAppRouter();
prefetchHome(createTRPCQueryUtils({ queryClient, client: trpcClient }));

let userId = getSession()?.user.id;
subscribeSession(() => {
  const now = getSession()?.user.id;
  // The next user of this browser must not see data that the previous one fetched.
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

requestFonts();

/**
 * Milliseconds after the page's load event until the code for offline start, updates and installing is loaded, so that
 * it doesn't delay the first page.
 */
const PWA_AFTER_MS = 1000;
const startPwaLater = () =>
  setTimeout(async () => {
    // If the code for offline use fails to load, the app works like any website.
    const pwa = await import('#pwa/start.tsx').catch(() => null);
    pwa?.startPwa({ router, queryClient });
  }, PWA_AFTER_MS);
// The page may have finished loading before this script ran.
if (document.readyState === 'complete') startPwaLater();
else window.addEventListener('load', startPwaLater);
