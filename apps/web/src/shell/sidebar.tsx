import { Link, useRouterState } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useUser } from '#lib/session.ts';
import { Logo } from '#ui/pictures/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { findActiveLink, getMenu, getStartPage, type MenuEntry } from './menu.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { usePageExists } from './use-page-exists.ts';

/** The content of the sidebar and the drawer: logo, search, the role's menu and the account. */
export function Sidebar({ onSearch }: { onSearch: () => void }) {
  const { role } = useUser();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const sections = getMenu(role, usePageExists());
  const active = findActiveLink(
    pathname,
    sections.flatMap((section) => section.entries.map((entry) => entry.to)),
  );
  return (
    <div className="flex grow flex-col">
      <div className="m-3 flex items-center justify-between">
        <Link to={getStartPage(role)} className="inline-flex min-h-11 items-center rounded-field px-3">
          <Logo />
        </Link>
        <Bell />
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        className="mx-3 flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-base-300 px-3 text-start text-quiet hover:bg-base-200"
      >
        <Search className="size-5 shrink-0" aria-hidden="true" />
        <span className="grow">Search</span>
        <kbd className="hidden font-sans text-sm pointer-fine:inline">{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <nav aria-label="Main" className="grow px-3 pb-8">
        {sections.map((section) => (
          <section key={section.group} aria-labelledby={`menu-${section.group}`} className="mt-3">
            <h2 id={`menu-${section.group}`} className="px-3 py-1.5 text-sm font-semibold text-quiet">
              {section.group}
            </h2>
            <ul className="grid gap-0.5">
              {section.entries.map((entry) => (
                <MenuLink key={entry.to} entry={entry} active={entry.to === active} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <AccountMenu />
    </div>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

function MenuLink({ entry, active }: { entry: MenuEntry; active: boolean }) {
  const Icon = MENU_ICONS[entry.icon];
  const link = useRef<HTMLAnchorElement>(null);
  // If the menu is longer than the window, the active entry is scrolled into view.
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const look = active ? 'bg-primary/10 font-semibold text-primary' : 'hover:bg-base-200';
  return (
    <li>
      <Link
        ref={link}
        to={entry.to}
        aria-current={active ? 'page' : undefined}
        className={`scroll-mb-28 flex min-h-11 items-center gap-3 rounded-field px-3 transition-colors ${look}`}
      >
        <Icon className="size-5 shrink-0" aria-hidden="true" />
        <span title={entry.label} className="min-w-0 grow truncate">
          {entry.label}
        </span>
        {active && <span className="size-2 rounded-full bg-accent" />}
      </Link>
    </li>
  );
}
