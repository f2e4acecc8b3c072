import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#ui/pictures/logo.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { OrbitPicture } from './orbit-picture.tsx';
import { PolicyLinks } from './policy-links.tsx';

interface PublicLayoutProps {
  /** The content that replaces the product's header. */
  lead?: ReactNode;
  /** The content below the lead; on phones below the form. */
  foot?: ReactNode;
  /** The page; by default that of the route below. */
  children?: ReactNode;
}

/** The frame of the sign-in pages: the product's header on one side, the form on the other; stacked on phones. */
export function PublicLayout({ lead, foot, children }: PublicLayoutProps) {
  return (
    <div className="public-page">
      <ConnectionBanner />
      <div className="public-grid">
        {lead || (
          <header className="public-header">
            <Link to="/" className="public-home">
              <Logo />
            </Link>
            <OrbitPicture className="public-orbits" />
            <p className="public-promise">Learn it once. Keep it.</p>
          </header>
        )}
        <main id="main" className="public-main">
          <div className="public-form">{children ?? <Outlet />}</div>
          <PolicyLinks className="mt-10 justify-center" />
        </main>
        {foot}
      </div>
    </div>
  );
}
