import type { ActiveRoom } from '@quorbit/contracts/rooms/schema';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { useJoinRoom } from '../rooms.mutations.ts';
import { useActiveRooms } from '../rooms.queries.ts';

/** Lists rooms whose game hasn't begun. */
export function ActiveRooms({ onJoined }: { onJoined: (roomId: string) => void }) {
  const view = useActiveRooms();
  return (
    <section className="grid gap-4" aria-labelledby="active-rooms">
      <h2 id="active-rooms" className="text-xl">
        Active rooms
      </h2>
      <QueryView
        view={view}
        loading={{ label: 'Loading active rooms', shape: <Skeletons count={3} className="mb-3 h-20 rounded-card" /> }}
        failing={{ message: 'Failed to load active rooms', reassurance: 'A room code still gets you in.' }}
        isEmpty={({ rooms }) => rooms.length === 0}
        empty={<EmptyState>No active rooms found. Create one to get started!</EmptyState>}
      >
        {({ rooms }) => (
          <ul className="grid gap-3 md:grid-cols-2">
            {rooms.map((room) => (
              <RoomRow key={room.id} room={room} onJoined={onJoined} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function RoomRow({ room, onJoined }: { room: ActiveRoom; onJoined: (roomId: string) => void }) {
  const { id, hostName, playerCount, maxPlayers } = room;
  const title = room.quizTitle ?? 'Private quiz';
  const join = useJoinRoom();
  const full = playerCount >= maxPlayers;
  return (
    <li className="flex items-center justify-between gap-4 rounded-card border border-base-300 bg-base-100 p-4">
      <div className="min-w-0">
        <h3 className="text-base wrap-anywhere">{title}</h3>
        <p className="text-sm text-quiet wrap-anywhere">{hostName}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone="info">Waiting</Badge>
          <span className="figures text-sm">
            {playerCount}/{maxPlayers} <span className="sr-only">players</span>
          </span>
        </p>
      </div>
      <Button
        busy={join.isPending}
        disabled={full}
        onClick={() => join.mutate({ roomId: id }, { onSuccess: (own) => onJoined(own.room.id) })}
      >
        {full ? 'Full' : 'Join'}
        <span className="sr-only"> {title}</span>
      </Button>
    </li>
  );
}
