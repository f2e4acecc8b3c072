import type { RoomStanding } from '@quorbit/contracts/rooms/schema';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { gainOf, points } from './room-stage.ts';

interface StandingsProps {
  leaderboard: readonly RoomStanding[];
  /** The person's own place where the list leaves it out. */
  below?: RoomStanding | null;
  userId: string | null;
  scoresBefore: Readonly<Record<string, number>> | null;
  /** Rows at most. */
  limit?: number;
  large?: boolean;
}

/** Who leads; each row comes from where it was before the question. */
export function Standings({ leaderboard, below, userId, scoresBefore, limit = 10, large = false }: StandingsProps) {
  const shown = leaderboard.slice(0, limit);
  const own = shown.some(({ playerId }) => playerId === userId)
    ? null
    : (leaderboard.find(({ playerId }) => playerId === userId) ?? below ?? null);
  return (
    <ol aria-label="Leaderboard" className={`grid grid-cols-[minmax(0,1fr)] ${large ? 'gap-3' : 'gap-2'}`}>
      {shown.map((row) => (
        <Row key={row.playerId} row={row} isYou={row.playerId === userId} scoresBefore={scoresBefore} large={large} />
      ))}
      {own && <Row row={own} isYou scoresBefore={scoresBefore} large={large} />}
    </ol>
  );
}

interface RowProps {
  row: RoomStanding;
  isYou: boolean;
  scoresBefore: Readonly<Record<string, number>> | null;
  large: boolean;
}

function Row({ row, isYou, scoresBefore, large }: RowProps) {
  const { playerId, playerName, rank, score, movement } = row;
  const gain = gainOf(row, scoresBefore);
  return (
    <li
      aria-current={isYou || undefined}
      style={{ '--climb': movement ?? 0 } as CSSProperties}
      className={`room-climb flex items-center gap-3 rounded-field px-3 ${large ? 'min-h-20 text-2xl' : 'min-h-12'} ${isYou ? 'bg-neutral-content text-neutral' : 'bg-neutral-content/8'}`}
    >
      <span className="figures w-7 shrink-0 text-center font-extrabold">{rank}</span>
      <Avatar id={playerId} name={playerName} size={large ? 'md' : 'sm'} />
      <span className="flex min-w-0 grow gap-1 font-semibold">
        <span className="truncate">{playerName}</span>
        {isYou && <span className="shrink-0">(you)</span>}
      </span>
      <Moved by={movement} large={large} />
      {gain !== null && gain > 0 && (
        <span className={`figures shrink-0 font-semibold ${large ? 'text-lg' : 'text-sm'}`}>
          +{points.format(gain)}
        </span>
      )}
      <span className="figures shrink-0 font-bold">{points.format(score)}</span>
    </li>
  );
}

function Moved({ by, large }: { by: number | null; large: boolean }) {
  if (!by) return null;
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={`figures flex shrink-0 items-center ${large ? 'text-lg' : 'text-sm'}`}>
      <Arrow className="size-4" aria-hidden="true" />
      <span className="sr-only">{by > 0 ? 'up' : 'down'} </span>
      {Math.abs(by)}
    </span>
  );
}
