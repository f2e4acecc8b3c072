import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import type { ReactNode } from 'react';
import { PersonLink } from '#ui/buttons/person-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';

interface PersonRowProps {
  person: PublicProfile;
  isOnline?: boolean;
  /** Text shown after the person's level and XP. */
  more?: ReactNode;
  /** The buttons and the menu for the person. */
  children: ReactNode;
}

/** A person in a list, with avatar, level and XP. */
export function PersonRow({ person: { id, name, level, xp }, isOnline = false, more, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span className="relative">
        <Avatar id={id} name={name} />
        {isOnline && (
          <span className="absolute -end-0.5 -bottom-0.5 size-3.5 rounded-full border-2 border-base-100 bg-success">
            <span className="sr-only">Online</span>
          </span>
        )}
      </span>
      <span className="grid min-w-0 grow basis-40 grid-cols-[minmax(0,1fr)]">
        <PersonLink id={id} name={name} className="justify-self-start font-semibold max-w-full" />
        <span className="text-sm text-quiet">
          Level {level} · {xp.toLocaleString('en-US')} XP{more && <> · {more}</>}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1">{children}</span>
    </li>
  );
}

/** A vertical list of people. */
export function PeopleList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] divide-y divide-base-300 rounded-card border border-base-300 bg-base-100 px-4 py-1"
    >
      {children}
    </ul>
  );
}
