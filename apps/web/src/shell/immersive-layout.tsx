import { Outlet } from '@tanstack/react-router';
import { ConnectionBanner } from './connection-banner.tsx';

/** The frame of pages that need full attention (player, review, room): no menu, only banners. */
export function ImmersiveLayout() {
  return (
    <>
      <ConnectionBanner />
      <main id="main" className="mx-auto min-h-dvh max-w-page px-6 py-6 lg:px-10">
        <Outlet />
      </main>
    </>
  );
}
