import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import type { Room } from '../use-room.ts';
import { MoreButton } from './people-menu.tsx';

/** Dialog that lists the players, a host who doesn't play, and people who have just left. */
export function PeopleDialog({
  room: { room, departed: departedPlayers, userId },
  onClose,
}: {
  room: Room;
  onClose: () => void;
}) {
  const { players, playerCount, hostId, hostName } = room;
  const currentPlayers = players.map(({ id, name, level, connected }) => ({
    id,
    name,
    facts: [id === hostId && 'Host', `Level ${level}`, !connected && 'Reconnecting', id === userId && 'You'],
  }));
  const spectatingHost = players.some(({ id }) => id === hostId)
    ? []
    : [{ id: hostId, name: hostName, facts: ['Host'] }];
  const departed = departedPlayers.map((person) => ({ ...person, facts: ['Left'] }));
  return (
    <Dialog open onClose={onClose} title={playerCount === 1 ? '1 player' : `${playerCount} players`}>
      <ul aria-label="People" className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {[...currentPlayers, ...spectatingHost, ...departed].map(({ id, name, facts }) => (
          <li key={id} className="flex min-h-14 items-center gap-3">
            <Avatar id={id} name={name} />
            <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)]">
              <span className="truncate font-semibold">{name}</span>
              <span className="text-sm text-quiet">{facts.filter((fact) => fact !== false).join(' · ')}</span>
            </span>
            <MoreButton person={{ id, name }} className="shrink-0" />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
