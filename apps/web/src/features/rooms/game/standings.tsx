import type { RoomStanding } from '@quorbit/contracts/rooms/room-view';
import { ArrowDown, ArrowUp, Crown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { PersonName } from '../people/people-menu.tsx';
import { gainOf, pointsFormat } from '../room-screen-state.ts';

interface StandingsProps {
  leaderboard: readonly RoomStanding[];
  /** The user's own standing, shown below the leaderboard if they aren't on it. */
  below?: RoomStanding | null;
  userId: string | null;
  scoresBefore: Readonly<Record<string, number>> | null;
  /** The maximum number of rows of the leaderboard. */
  limit?: number;
  large?: boolean;
}

/**
 * The leaderboard, in which each row moves from its place before the question to its new place. Clicking a row opens
 * the dialog that reports or, for the host, removes the player.
 */
export function Standings({ leaderboard, below, userId, scoresBefore, limit = 10, large = false }: StandingsProps) {
  const shown = leaderboard.slice(0, limit);
  const own = shown.some(({ playerId }) => playerId === userId)
    ? null
    : (leaderboard.find(({ playerId }) => playerId === userId) ?? below ?? null);
  return (
    <ol
      aria-label="Leaderboard"
      className={`grid grid-cols-[minmax(0,1fr)] gap-2 low:gap-1 ${large ? 'lg:gap-3' : ''}`}
    >
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
  const { playerId, playerName, level, rank, score, movement } = row;
  const gain = gainOf(row, scoresBefore);
  return (
    <li
      aria-current={isYou || undefined}
      style={{ '--climb': movement ?? 0 } as CSSProperties}
      className={`room-climb relative flex items-center gap-3 rounded-field px-3 py-1 min-h-14 low:min-h-11 low:py-0 ${large ? 'lg:min-h-20 lg:text-2xl' : ''} ${isYou ? 'bg-neutral-content text-neutral' : 'bg-neutral-content/8'}`}
    >
      <span className="figures w-7 shrink-0 text-center font-extrabold">{rank}</span>
      <span className="relative shrink-0">
        <Avatar id={playerId} name={playerName} size={large ? 'md' : 'sm'} />
        {rank === 1 && score > 0 && (
          <Crown
            className={`absolute left-1/2 -translate-x-1/2 fill-accent ${large ? '-top-4 size-6' : '-top-2.5 size-4'}`}
            aria-hidden="true"
          />
        )}
      </span>
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)]">
        {/* The clickable area of the name covers the whole row. */}
        <PersonName
          person={{ id: playerId, name: playerName }}
          className="truncate font-semibold after:absolute after:inset-0"
        />
        <span className={`text-sm ${large ? 'lg:text-lg' : ''}`}>
          Level {level}
          {isYou && ' · You'}
        </span>
      </span>
      <RankChange by={movement} large={large} />
      <span className="figures grid shrink-0 justify-items-end">
        <span className="font-bold">{pointsFormat.format(score)} pts</span>
        {gain !== null && gain > 0 && (
          <span className={`font-semibold text-sm ${large ? 'lg:text-lg' : ''}`}>+{pointsFormat.format(gain)}</span>
        )}
      </span>
    </li>
  );
}

function RankChange({ by, large }: { by: number | null; large: boolean }) {
  if (!by) return null;
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={`figures flex shrink-0 items-center text-sm ${large ? 'lg:text-lg' : ''}`}>
      <Arrow className="size-4" aria-hidden="true" />
      <span className="sr-only">{by > 0 ? 'up' : 'down'} </span>
      {Math.abs(by)}
    </span>
  );
}
