import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorPage } from '#shell/error-page.tsx';
import { focusHeadingOnNavigate } from '#shell/focus-heading.ts';
import { NotFoundPage } from '#shell/lazy-not-found.ts';
import { PageLoader } from '#ui/loading/page-loader.tsx';
import { routeTree } from './routeTree.gen.ts';

/**
 * The router with what every page shares: waiting, failing and not-found states, and the move of the focus.
 * @param history where addresses live; the browser's own by default
 */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // A page that comes quicker than this simply replaces the one before.
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
