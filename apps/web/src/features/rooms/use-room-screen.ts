import { useEffect, useState } from 'react';
import { getWaitingStart, type RoomScreenName, screenOf } from './room-screen-state.ts';
import { getServerNow, type Room } from './use-room.ts';

/** Returns the view that is shown; re-renders with the waiting view when its time comes by the server's clock. */
export function useRoomScreen(room: Room): RoomScreenName {
  const [, setRenders] = useState(0);
  const waitingStart = getWaitingStart(room.room);
  const { offset } = room;
  useEffect(() => {
    if (waitingStart === null) return;
    const timer = setTimeout(
      () => setRenders((renders) => renders + 1),
      Math.max(0, waitingStart - getServerNow({ offset }) + 1),
    );
    return () => clearTimeout(timer);
  }, [waitingStart, offset]);
  return screenOf(room.room, getServerNow(room));
}
