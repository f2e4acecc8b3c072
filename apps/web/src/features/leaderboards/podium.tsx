import { isShownName } from '#lib/is-shown-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { PersonLink } from '#ui/person-link.tsx';
import type { BoardRow } from './board.ts';

/** Where each place stands, and how high. */
const PLACES = [
  { order: 'order-2', height: 'h-24 lg:h-32', block: 'bg-neutral text-neutral-content' },
  { order: 'order-1', height: 'h-16 lg:h-22', block: 'bg-neutral/85 text-neutral-content' },
  { order: 'order-3', height: 'h-11 lg:h-14', block: 'bg-neutral/85 text-neutral-content' },
];

/** The best three, as a picture: the table below says the same in words. Whoever shares a rank stands as high. */
export function Podium({ rows }: { rows: readonly BoardRow[] }) {
  const best = rows.slice(0, PLACES.length);
  return (
    <div
      aria-hidden="true"
      className="flex items-end justify-center gap-2 rounded-card border border-base-300 bg-base-100 px-3 pt-6 sm:gap-4 lg:pt-8"
    >
      {best.map((row, index) => {
        const { order } = PLACES[index] ?? {};
        const { height, block } = PLACES[Math.min(row.rank, PLACES.length) - 1] ?? {};
        return (
          <div
            key={row.userId}
            className={`grid min-w-0 max-w-44 flex-1 justify-items-center gap-1 text-center ${best.length > 1 ? order : ''}`}
          >
            <div className={row.isYou ? 'rounded-full ring-3 ring-accent ring-offset-3 ring-offset-base-100' : ''}>
              <Avatar id={row.userId} name={row.username} size="lg" />
            </div>
            <p className="mt-1 flex w-full justify-center text-sm font-semibold lg:text-base">
              <PersonLink id={isShownName(row.username) ? row.userId : null} name={row.username} repeated />
            </p>
            <p className="figures text-sm text-quiet">{row.figureInWords}</p>
            <div
              className={`rise-in mt-1 grid w-full place-items-center rounded-t-card font-display text-3xl font-bold ${height} ${block}`}
            >
              {row.rank}
            </div>
          </div>
        );
      })}
    </div>
  );
}
