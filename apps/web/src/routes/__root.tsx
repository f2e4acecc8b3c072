import { createRootRoute, Outlet } from '@tanstack/react-router';
import { AreasProvider } from '#shell/areas-provider.tsx';
import { NotFoundFrame } from '#shell/lazy-not-found.ts';
import { useStoredTheme } from '#shell/theme.ts';

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFoundFrame });

function Root() {
  useStoredTheme();
  return (
    <AreasProvider>
      <Outlet />
    </AreasProvider>
  );
}
