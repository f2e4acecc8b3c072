import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { InstallBanner } from '#pwa/install-banner.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { menuFor } from './menu.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { usePageExists } from './use-page-exists.ts';

/** Where admins start: every page they can open, by group. */
export function AdminLanding() {
  const entries = menuFor('admin', usePageExists())
    .flatMap((section) => section.entries)
    .filter((entry) => entry.to !== '/admin');
  return (
    <>
      <PageHeader title="Admin" why="Everything you look after, in one place." />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {entries.map((entry) => {
          const Icon = MENU_ICONS[entry.icon];
          return (
            <li key={entry.to}>
              <Link
                to={entry.to}
                className="group flex items-center gap-4 rounded-card border border-base-300 bg-base-100 p-5 transition-colors hover:border-primary"
              >
                <span className="grid size-11 place-items-center rounded-full bg-primary/10 text-primary">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <span className="grow font-display text-lg font-bold">{entry.label}</span>
                <ArrowRight
                  className="size-5 text-quiet transition-transform group-hover:translate-x-1"
                  aria-hidden="true"
                />
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="mt-8">
        <InstallBanner />
      </div>
    </>
  );
}
