import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '#shell/error-page.tsx';
import { focusHeadingOnNavigate } from '#shell/focus-heading.ts';
import { NotFoundPage } from '#shell/lazy-not-found.ts';
import { PageLoader } from '#ui/loading/page-loader.tsx';
import { routeTree } from './routeTree.gen.ts';

/**
 * Creates the router with the parts that all pages share: the loading, error and not-found pages, and focusing the
 * heading after a navigation.
 * @param history where the addresses are stored; the browser's own history by default.
 */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // No loader is shown for a page that loads within 150 ms; it replaces the previous page directly.
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultPendingComponent: PageLoader,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  focusHeadingOnNavigate(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
