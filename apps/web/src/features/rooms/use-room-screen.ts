import { useEffect, useState } from 'react';
import { type RoomScreenName, screenOf, waitingFrom } from './room-stage.ts';
import { type Room, serverNow } from './use-room.ts';

/** Which view is on; turns to the waiting one when its time comes, on the server's clock. */
export function useRoomScreen(room: Room): RoomScreenName {
  const [, setTurns] = useState(0);
  const from = waitingFrom(room.room);
  const { offset } = room;
  useEffect(() => {
    if (from === null) return;
    const timer = setTimeout(() => setTurns((turns) => turns + 1), Math.max(0, from - serverNow({ offset }) + 1));
    return () => clearTimeout(timer);
  }, [from, offset]);
  return screenOf(room.room, serverNow(room));
}
