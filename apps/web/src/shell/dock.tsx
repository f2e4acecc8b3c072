import { Link, useRouterState } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { findActiveLink, getDock } from './menu.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { usePageExists } from './use-page-exists.ts';

const TAB =
  'relative flex h-16 w-full cursor-pointer flex-col items-center justify-center gap-1 px-0.5 text-[0.8125rem] font-semibold text-quiet -outline-offset-4 aria-[current]:text-primary';

/** The navigation bar at the bottom on phones, within reach of the thumb. */
export function Dock({ onMenu }: { onMenu: () => void }) {
  const { role } = useUser();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const tabs = getDock(role, usePageExists());
  const active = findActiveLink(
    pathname,
    tabs.map((tab) => tab.to),
  );
  return (
    <nav
      aria-label="Quick links"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-base-300 bg-base-100 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex justify-around">
        <li className="flex-auto">
          <button type="button" aria-haspopup="dialog" onClick={onMenu} className={TAB}>
            <Menu className="size-6" aria-hidden="true" />
            Menu
          </button>
        </li>
        {tabs.map(({ to, label, icon }) => {
          const Icon = MENU_ICONS[icon];
          return (
            <li key={to} className="flex-auto">
              <Link to={to} aria-current={to === active ? 'page' : undefined} className={TAB}>
                {to === active && <span className="absolute top-0 h-1 w-8 rounded-b-full bg-accent" />}
                <Icon className="size-6" aria-hidden="true" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
