import type { RoomPlayer } from '@quorbit/contracts/rooms/room-view';
import { Crown, WifiOff } from 'lucide-react';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { MoreButton } from '../people/people-menu.tsx';
import type { Room } from '../use-room.ts';

/** The maximum number of empty seats that are drawn. */
const MAX_EMPTY_SEATS = 8;

/**
 * Lists the players and the empty seats. Clicking a player opens the dialog that reports or, for the host, removes the
 * player.
 */
export function Seats({ room, large = false }: { room: Room; large?: boolean }) {
  const { players, playerCount, settings, hostId } = room.room;
  const emptyCount = Math.max(0, Math.min(MAX_EMPTY_SEATS, settings.maxPlayers - playerCount));
  return (
    <>
      <ul
        aria-label="Players"
        className={`grid gap-3 ${large ? 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] lg:gap-5 lg:text-2xl' : 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]'}`}
      >
        {players.map((player) => (
          <Seat
            key={player.id}
            player={player}
            isHost={player.id === hostId}
            large={large}
            isYou={player.id === room.userId}
          />
        ))}
        {Array.from({ length: emptyCount }, (_, index) => `free-${index}`).map((key) => (
          <li
            key={key}
            className={`grid place-items-center rounded-card border-2 border-dashed border-neutral-content/35 text-neutral-content/85 min-h-36 text-sm ${large ? 'lg:min-h-44 lg:text-lg' : ''}`}
          >
            Empty seat
          </li>
        ))}
      </ul>
      {playerCount > players.length && (
        <p className="mt-3 text-neutral-content/85">and {playerCount - players.length} more</p>
      )}
    </>
  );
}

interface SeatProps {
  player: RoomPlayer;
  isHost: boolean;
  isYou: boolean;
  large: boolean;
}

function Seat({ player: { id, name, level, connected }, isHost, isYou, large }: SeatProps) {
  return (
    <li
      className={`room-pop relative grid content-center justify-items-center gap-1 rounded-card border border-neutral-content/25 bg-neutral-content/8 p-3 text-center min-h-36 ${large ? 'lg:min-h-44' : ''}`}
    >
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
      <span className={`text-neutral-content/85 text-sm ${large ? 'lg:text-lg' : ''}`}>
        {isHost && 'Host · '}Level {level}
        {isYou && ' · You'}
      </span>
      {!connected && (
        <span className="flex items-center gap-1 text-sm">
          <WifiOff className="size-4" aria-hidden="true" /> Reconnecting
        </span>
      )}
      <MoreButton person={{ id, name }} className="absolute end-0 top-0" />
    </li>
  );
}
