import { Link } from '@tanstack/react-router';
import type { BoardScopeAddress } from './board-filters.ts';

const BOARDS = [
  { to: '/xp-leaderboard', label: 'By XP' },
  { to: '/leaderboard', label: 'By average' },
] as const;

/** Links between the two leaderboards; the scope is kept. */
export function BoardNav({ scope }: BoardScopeAddress) {
  return (
    <nav aria-label="Leaderboards" className="flex gap-1 rounded-full border border-base-300 bg-base-100 p-1">
      {BOARDS.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          search={scope === undefined ? {} : { scope }}
          activeOptions={{ exact: true, includeSearch: false }}
          className="inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-quiet hover:text-base-content aria-[current=page]:bg-neutral aria-[current=page]:text-neutral-content"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
