import type { RoomPlayer } from '@quorbit/contracts/rooms/schema';
import { Crown, EllipsisVertical, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import type { Room } from './use-room.ts';

/** Empty seats that are drawn at most. */
const EMPTY_SEATS = 8;

/** Who is here and how many more fit. A press on somebody's card reports or, for the host, removes them. */
export function Seats({ room }: { room: Room }) {
  const { players, playerCount, settings, hostId } = room.room;
  const [chosen, setChosen] = useState<RoomPlayer | null>(null);
  const free = Math.max(0, Math.min(EMPTY_SEATS, settings.maxPlayers - playerCount));
  return (
    <>
      <ul
        aria-label="Players"
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 lg:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]"
      >
        {players.map((player) => (
          <Seat
            key={player.id}
            player={player}
            isHost={player.id === hostId}
            onMore={player.id === room.userId ? null : () => setChosen(player)}
          />
        ))}
        {Array.from({ length: free }, (_, index) => `free-${index}`).map((key) => (
          <li
            key={key}
            className="grid min-h-36 place-items-center rounded-card border-2 border-dashed border-neutral-content/35 text-sm text-neutral-content/85"
          >
            Empty seat
          </li>
        ))}
      </ul>
      {playerCount > players.length && (
        <p className="mt-3 text-neutral-content/85">and {playerCount - players.length} more</p>
      )}
      <PlayerDialog player={chosen} room={room} onClose={() => setChosen(null)} />
    </>
  );
}

interface SeatProps {
  player: RoomPlayer;
  isHost: boolean;
  /** Null for oneself. */
  onMore: (() => void) | null;
}

function Seat({ player: { id, name, level, connected }, isHost, onMore }: SeatProps) {
  return (
    <li className="room-pop relative grid min-h-36 content-center justify-items-center gap-1 rounded-card border border-neutral-content/25 bg-neutral-content/8 p-3 text-center">
      <span className={`relative ${connected ? '' : 'opacity-45'}`}>
        <Avatar id={id} name={name} size="lg" />
        {isHost && (
          <Crown
            className="absolute -top-4 left-1/2 size-7 -translate-x-1/2 fill-accent/40 text-accent"
            aria-hidden="true"
          />
        )}
      </span>
      <span className="w-full truncate font-semibold">{name}</span>
      <span className="text-sm text-neutral-content/85">
        {isHost && 'Host · '}Level {level}
        {onMore === null && ' · You'}
      </span>
      {!connected && (
        <span className="flex items-center gap-1 text-sm">
          <WifiOff className="size-4" aria-hidden="true" /> Reconnecting
        </span>
      )}
      {onMore && (
        <button
          type="button"
          aria-label={`More about ${name}`}
          onClick={onMore}
          className="absolute end-0 top-0 grid size-11 cursor-pointer place-items-center rounded-card hover:bg-neutral-content/15"
        >
          <EllipsisVertical className="size-5" aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
