import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/avatar.tsx';

interface PersonRowProps {
  person: PublicProfile;
  /** Said after level and XP. */
  more?: ReactNode;
  /** What can be done about the person. */
  children: ReactNode;
}

/** Somebody in a list, with level and XP. */
export function PersonRow({ person: { id, name, level, xp }, more, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Avatar id={id} name={name} />
      <span className="grid min-w-0 grow basis-40 grid-cols-[minmax(0,1fr)]">
        <span className="truncate font-semibold">{name}</span>
        <span className="text-sm text-quiet">
          Level {level} · {xp.toLocaleString('en-US')} XP{more && <> · {more}</>}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1">{children}</span>
    </li>
  );
}

/** People below each other. */
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
