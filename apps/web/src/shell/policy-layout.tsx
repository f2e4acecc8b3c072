import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '#lib/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Logo } from '#ui/pictures/logo.tsx';
import { getStartPage } from './menu.ts';
import { PolicyLinks } from './policy-links.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of pages that everyone may read, signed in or not. @param children the page; by default the route's */
export function PolicyLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const session = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-base-300 bg-base-100">
        <div className="mx-auto flex max-w-page items-center justify-between px-6 py-2 lg:px-10">
          <Link to="/" className="inline-flex min-h-11 items-center">
            <Logo />
          </Link>
          {session ? (
            <LinkButton to={getStartPage(session.user.role)}>Dashboard</LinkButton>
          ) : (
            <LinkButton to="/login">Log in</LinkButton>
          )}
        </div>
      </header>
      <main
        id="main"
        className="mx-auto w-full max-w-page grow px-6 py-8 has-[[role=status][aria-busy=true]]:min-h-dvh lg:px-10 lg:py-10"
      >
        {children}
      </main>
      <footer className="border-t border-base-300">
        <PolicyLinks className="mx-auto max-w-page px-6 py-3 lg:px-10" />
      </footer>
    </div>
  );
}
