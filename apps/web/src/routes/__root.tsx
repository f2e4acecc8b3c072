import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFoundPage } from '#shell/lazy-not-found-page.tsx';
import { useStoredTheme } from '#shell/theme.ts';

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound });

function Root() {
  useStoredTheme();
  return <Outlet />;
}

function NotFound() {
  return (
    <main>
      <NotFoundPage />
    </main>
  );
}
