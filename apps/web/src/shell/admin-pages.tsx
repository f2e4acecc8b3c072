import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { InstallBanner } from '#pwa/install-banner.tsx';
import { getMenu } from './menu.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { usePageExists } from './use-page-exists.ts';

/** Every page that admins can open, by group. */
export function AdminPages() {
  const entries = getMenu('admin', usePageExists())
    .flatMap((section) => section.entries)
    .filter((entry) => entry.to !== '/admin');
  return (
    <div className="grid gap-6">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {entries.map((entry) => {
          const Icon = MENU_ICONS[entry.icon];
          return (
            <li key={entry.to}>
              <Link
                to={entry.to}
                className="group flex items-center gap-3 rounded-card border border-base-300 bg-base-100 px-4 py-3 transition-colors hover:border-primary"
              >
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-primary/10 text-primary">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <span className="grow font-display font-bold">{entry.label}</span>
                <ArrowRight
                  className="size-5 text-quiet transition-transform group-hover:translate-x-1"
                  aria-hidden="true"
                />
              </Link>
            </li>
          );
        })}
      </ul>
      <InstallBanner />
    </div>
  );
}
