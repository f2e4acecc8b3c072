import { isRealName } from '#lib/words/is-real-name.ts';
import { PersonLink } from '#ui/buttons/person-link.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { type Board, type BoardRow, listRowsBelow } from './board.ts';
import { Medal } from './medal.tsx';
import { Movement } from './movement.tsx';

const HEAD_CELL = 'px-2 py-3 text-sm text-quiet md:px-4';
const CELL = 'h-14 px-2 md:px-4';
// The learner's own row sticks to the bottom of the screen, above a phone's dock, while its place is further down.
const OWN_ROW =
  'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-1 bg-[color-mix(in_oklab,var(--color-primary)_12%,var(--color-base-100))] md:bottom-0';

interface BoardTableProps {
  board: Board;
  caption: string;
  /** The heading of the column with the ranked figure. */
  figure: string;
}

/** The leaderboard's top rows, and the rows around the learner's own if it's further down. */
export function BoardTable({ board, caption, figure }: BoardTableProps) {
  const rowsBelow = listRowsBelow(board);
  return (
    <div className="rounded-card border border-base-300 bg-base-100">
      <table className="w-full table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD_CELL} w-14 text-center whitespace-nowrap md:w-24`}>
              Rank
            </th>
            <th scope="col" className={`${HEAD_CELL} text-start`}>
              Username
            </th>
            <th scope="col" className={`${HEAD_CELL} w-22 text-end max-md:pe-4 md:w-36`}>
              {figure}
            </th>
          </tr>
        </thead>
        <tbody>
          {board.rows.map((row) => (
            <Row key={row.userId} row={row} />
          ))}
        </tbody>
        {rowsBelow.length > 0 && (
          <tbody>
            <tr>
              <th
                scope="rowgroup"
                colSpan={3}
                className="border-t border-base-300 bg-base-200 px-4 py-2 text-start text-sm text-quiet"
              >
                Around you
              </th>
            </tr>
            {rowsBelow.map((row) => (
              <Row key={row.userId} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

function Row({ row }: { row: BoardRow }) {
  const { userId, username, rank, movement, isYou, figure, detail } = row;
  return (
    <tr className={`border-t border-base-300 ${isYou ? OWN_ROW : ''}`} aria-current={isYou || undefined}>
      <td className={`${CELL} text-center`}>
        <span className="inline-grid justify-items-center leading-none">
          <Medal rank={rank} />
          <Movement by={movement} />
        </span>
      </td>
      <th scope="row" className={`${CELL} text-start font-semibold`}>
        <span className="flex items-center gap-2 md:gap-3">
          <Avatar id={userId} name={username} />
          <PersonLink id={isRealName(username) ? userId : null} name={username} className="min-w-0" />
          {isYou && (
            <span className="shrink-0 rounded-full bg-primary px-2 text-sm text-primary-content max-md:sr-only">
              You
            </span>
          )}
        </span>
      </th>
      <td className={`${CELL} figures text-end max-md:pe-4`}>
        <span className="font-semibold">{figure}</span>
        {detail && <span className="block text-sm whitespace-nowrap text-quiet">{detail}</span>}
      </td>
    </tr>
  );
}
