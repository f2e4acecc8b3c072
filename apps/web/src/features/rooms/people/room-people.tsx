import { type ReactNode, useState } from 'react';
import type { Room } from '../use-room.ts';
import { PeopleDialog } from './people-dialog.tsx';
import { PeopleMenu, type Person } from './people-menu.tsx';
import { PlayerDialog } from './player-dialog.tsx';

/**
 * Provides the dialogs about people to a room's views. They belong to the room, so the next question doesn't close
 * them.
 */
export function RoomPeople({ room, children }: { room: Room; children: ReactNode }) {
  const [openFor, show] = useState<Person | 'all' | null>(null);
  const { userId, seated, isHost } = room;
  const close = () => show(null);
  return (
    <PeopleMenu value={seated || isHost ? { userId, show } : null}>
      {children}
      {openFor === 'all' && <PeopleDialog room={room} onClose={close} />}
      {openFor !== null && openFor !== 'all' && (
        <PlayerDialog key={openFor.id} person={openFor} room={room} onClose={close} />
      )}
    </PeopleMenu>
  );
}
