import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { createQueryClient } from '#lib/server/query-client.ts';
import { createHttpLinks, trpc } from '#lib/server/trpc.ts';
import { createAppRouter } from '../../router.tsx';

/** Renders the whole app at an address, as in a browser; the test provides the network. Returns the router. */
export function renderApp(path: string) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const queryClient = createQueryClient();
  // A query that still retries would reach the server, or show its failure, in a later test, because tests share these
  // modules.
  onTestFinished(() => queryClient.clear());
  render(
    <trpc.Provider client={trpc.createClient({ links: createHttpLinks() })} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  return router;
}
