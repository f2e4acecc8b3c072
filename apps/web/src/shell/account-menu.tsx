import { Link } from '@tanstack/react-router';
import { ChevronsUpDown, LogOut, Repeat } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSwitchRole } from '#features/accounts/use-switch-role.ts';
import { useUser } from '#lib/session.ts';
import { findRoleSwitch, ROLE_NAMES } from '#lib/words/roles.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { getAccountLinks } from './menu.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { SyncNote } from './sync-note.tsx';
import { useConfirmLogOut } from './use-confirm-log-out.tsx';
import { usePageExists } from './use-page-exists.ts';

const ITEM = 'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-start hover:bg-base-200';

/** The signed-in user at the foot of the sidebar; it opens upwards to settings, role switch and log-out. */
export function AccountMenu() {
  const user = useUser();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    // This listens in the capture phase, so that the first Escape closes only this menu and the next one the drawer
    // around it.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape, { capture: true });
    };
  }, [open]);

  return (
    // The gradient above the account shows that the menu continues below.
    <div
      ref={box}
      className="sticky bottom-0 border-t border-base-300 bg-base-100 p-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-8 before:bg-linear-to-t before:from-base-100"
    >
      <SyncNote />
      {open && <AccountItems onDone={() => setOpen(false)} />}
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-start hover:bg-base-200"
      >
        <Avatar id={user.id} name={user.name} />
        <span className="min-w-0 grow">
          <span className="sr-only">Account menu: </span>
          <span title={user.name} className={`block font-semibold ${open ? 'wrap-anywhere' : 'truncate'}`}>
            {user.name}
          </span>
          {user.title !== undefined && (
            <span title={user.title} className={`block text-sm font-semibold ${open ? 'wrap-anywhere' : 'truncate'}`}>
              {user.title}
            </span>
          )}
          <span className="block text-sm text-quiet">
            {user.role === 'admin' ? ROLE_NAMES.admin : `Level ${user.level}, ${ROLE_NAMES[user.role]}`}
          </span>
        </span>
        <ChevronsUpDown className="size-4 shrink-0 text-quiet" aria-hidden="true" />
      </button>
    </div>
  );
}

function AccountItems({ onDone }: { onDone: () => void }) {
  const user = useUser();
  const links = getAccountLinks(user.role, usePageExists());
  const roleSwitch = findRoleSwitch(user.role);
  const switchRole = useSwitchRole();
  const { requestLogOut, isLoggingOut, dialog } = useConfirmLogOut();

  return (
    <ul className="rise-in mb-2 grid gap-0.5">
      {links.map(({ to, label, icon }) => {
        const Icon = MENU_ICONS[icon];
        return (
          <li key={to}>
            <Link to={to} onClick={onDone} className={ITEM}>
              <Icon className="size-5" aria-hidden="true" />
              {label}
            </Link>
          </li>
        );
      })}
      {roleSwitch && (
        <li>
          <button
            type="button"
            className={ITEM}
            disabled={switchRole.isPending}
            onClick={() => switchRole.mutate({ userId: user.id, role: roleSwitch.to })}
          >
            <Repeat className="size-5" aria-hidden="true" />
            {roleSwitch.label}
          </button>
        </li>
      )}
      <li>
        <button type="button" className={ITEM} disabled={isLoggingOut} onClick={() => void requestLogOut()}>
          <LogOut className="size-5" aria-hidden="true" />
          Log out
        </button>
        {dialog}
      </li>
    </ul>
  );
}
