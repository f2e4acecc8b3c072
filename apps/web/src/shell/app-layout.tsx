import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSubmitLeftoverTrial } from '#features/welcome/use-submit-leftover-trial.ts';
import { useWide } from '#lib/hooks/use-wide.ts';
import { useUser } from '#lib/session.ts';
import { Logo } from '#ui/pictures/logo.tsx';
import { Bell } from './bell.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Dock } from './dock.tsx';
import { Drawer } from './drawer.tsx';
import { getStartPage } from './menu.ts';
import { usePalette } from './palette/use-palette.tsx';
import { Particles } from './particles/particles.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { SyncNote } from './sync-note.tsx';

/**
 * The frame of every signed-in page: a sidebar from 1024 px, below that width a drawer, and on phones also a bar at the
 * bottom.
 * @param children the page; by default the route's.
 */
export function AppLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const { openPalette, palette } = usePalette();
  const router = useRouter();

  useSubmitLeftoverTrial();
  useEffect(() => router.subscribe('onBeforeNavigate', () => setMenuOpen(false)), [router]);
  const wide = useWide();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when the sidebar comes or goes.
  useEffect(() => setMenuOpen(false), [wide]);

  const openMenu = () => setMenuOpen(true);
  const search = () => {
    setMenuOpen(false);
    openPalette();
  };
  return (
    <div className="lg:ps-62">
      <SkipLink />
      <Particles />
      {/* CSS hides the sidebar as well, because React removes it only after the narrow window was first drawn. */}
      {wide && (
        <aside className="fixed inset-y-0 start-0 hidden w-62 flex-col overflow-y-auto border-e border-base-300 bg-base-100 lg:flex">
          <Sidebar onSearch={search} />
        </aside>
      )}
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} label="Menu">
        <Sidebar onSearch={search} />
      </Drawer>
      <TopBar onMenu={openMenu} />
      <ConnectionBanner />
      <main id="main" className="with-dock mx-auto max-w-page px-6 py-6 lg:px-10 lg:py-10">
        {children}
      </main>
      <Dock onMenu={openMenu} />
      {palette}
    </div>
  );
}

function TopBar({ onMenu }: { onMenu: () => void }) {
  const { role } = useUser();
  return (
    <header className="flex items-center justify-between border-b border-base-300 bg-base-100 px-6 lg:hidden">
      <Link to={getStartPage(role)} className="inline-flex min-h-14 items-center">
        <Logo />
      </Link>
      <SyncNote />
      <div className="-me-3 flex items-center">
        <Bell />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onMenu}
          className="hidden min-h-11 cursor-pointer items-center gap-2 rounded-field px-3 font-semibold hover:bg-base-200 md:inline-flex"
        >
          <Menu className="size-5" aria-hidden="true" />
          Menu
        </button>
      </div>
    </header>
  );
}
