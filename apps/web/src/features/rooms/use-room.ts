import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type { OwnRoomView } from '@quorbit/contracts/rooms/room-view';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { notify } from '#lib/notifications.ts';
import { showFailure } from '#lib/server/errors.ts';
import { useUser } from '#lib/session.ts';
import { playSound } from '#ui/sound/sound.ts';
import { SUCCESS_TOAST } from './game/success-toast.ts';
import { hideBlocked } from './people/hide-blocked.ts';
import { monotonicNow } from './room-clock.ts';
import type { RoomState } from './room-reducer.ts';
import { formatCongratulation } from './room-screen-state.ts';
import { type LiveRoomState, type RoomConnection, RoomSession } from './room-session.ts';
import { watchRoom } from './room-socket.ts';

/** The live state of a room, with the user's part in it and a function to reconnect. */
export interface Room extends LiveRoomState {
  own: OwnRoomView;
  userId: string;
  isHost: boolean;
  seated: boolean;
  connect: () => void;
}

interface UseRoomOptions {
  own: OwnRoomView;
  as: 'player' | 'stage';
  /** The ids of people whom this player has blocked. */
  blocked: ReadonlySet<string>;
  /** Called when the player is no longer in the room, after a message about it was shown. */
  onOut: () => void;
  watch?: typeof watchRoom;
}

/** Follows a room by its events, and shows toasts and plays sounds for them. */
export function useRoom({ own, as, blocked, onOut, watch: watchEvents = watchRoom }: UseRoomOptions): Room {
  const { id: userId } = useUser();
  const handleEvent = useEffectEvent((event: RoomEvent, after: RoomState) => {
    announceEvent(event, hideBlocked(after, blocked), userId, as);
    if (endsStay(event, userId, as)) onOut();
  });
  const handleConnection = useEffectEvent((state: RoomConnection) => {
    if (state === 'connected' && !toasts.connected) notify('Connected to quiz server!', SUCCESS_TOAST);
    if (state === 'connected') toasts.connected = true;
    if (state === 'failed') notify('Failed to connect to server. Please check your connection.', { type: 'error' });
    if (state !== 'lost') return;
    notify('Disconnected from server', { type: 'warning' });
    onOut();
  });
  const handleRefusal = useEffectEvent((error: unknown) => {
    showFailure(error);
    onOut();
  });
  const handleSeatTaken = useEffectEvent(() => {
    notify('You opened this room on another device.', { type: 'warning' });
    onOut();
  });
  const [toasts] = useState({ connected: false });
  const [session] = useState(
    () =>
      new RoomSession({
        own,
        as,
        watchEvents,
        onNewEvent: (event, after) => handleEvent(event, after),
        onConnection: (state) => handleConnection(state),
        onRefused: (error) => handleRefusal(error),
        onSeatTaken: () => handleSeatTaken(),
      }),
  );

  useEffect(() => {
    session.connect();
    window.addEventListener('offline', session.onOffline);
    window.addEventListener('online', session.connect);
    return () => {
      session.stop();
      window.removeEventListener('offline', session.onOffline);
      window.removeEventListener('online', session.connect);
    };
  }, [session]);

  const liveState = useSyncExternalStore(session.subscribe, session.getState);
  const visible = useMemo(() => hideBlocked(liveState, blocked), [liveState, blocked]);
  return {
    ...visible,
    own,
    userId,
    isHost: liveState.room.hostId === userId,
    seated: own.you.seated,
    connect: session.connect,
  };
}

/** Returns the current time of the server's clock in milliseconds. */
export function getServerNow({ offset }: Pick<RoomState, 'offset'>): number {
  return monotonicNow() + (offset ?? 0);
}

const CLOSE_MESSAGES = {
  empty: 'Everybody left, so the room closed.',
  idle: 'Nothing happened here for a while, so the room closed.',
  host_closed: 'The host closed the room.',
  server_lost: "The server lost this game. It doesn't count: nobody wins or loses anything.",
};

/** Shows a toast or plays a sound for a room event that matters to this user. */
function announceEvent(event: RoomEvent, { room }: RoomState, userId: string, as: 'player' | 'stage'): void {
  switch (event.type) {
    case 'new_question':
      if (event.questionIndex === 0) notify('Quiz started!', SUCCESS_TOAST);
      playSound(event.questionIndex === 0 ? 'start' : 'question');
      break;
    case 'player_joined':
      playSound('join');
      break;
    case 'player_left':
      if (!endsStay(event, userId, as)) break;
      if (event.reason === 'kicked') notify('The host removed you from the room.', { type: 'warning' });
      if (event.reason === 'gone') notify('Disconnected from server', { type: 'warning' });
      break;
    case 'host_changed':
      notify(event.newHostId === userId ? "You're the host now." : `${room.hostName} is the host now.`);
      break;
    case 'question_results':
      playSound('answer');
      break;
    case 'quiz_finished': {
      playSound('end');
      const own = room.final?.find(({ playerId }) => playerId === userId);
      // In a large game the leaderboard has only the first ten players, so the player may be missing.
      if (as === 'player') notify(formatCongratulation(own ?? null), SUCCESS_TOAST);
      break;
    }
    case 'room_closed':
      if (event.reason !== 'finished') notify(CLOSE_MESSAGES[event.reason], { type: 'warning' });
      break;
    case 'error':
      notify(event.message || 'An error occurred.', { type: 'error' });
  }
}

/**
 * Returns whether the user has to leave the room after an event. A finished game doesn't end the stay, so that its
 * podium stays visible.
 */
function endsStay(event: RoomEvent, userId: string, as: 'player' | 'stage'): boolean {
  if (event.type === 'player_left') return as === 'player' && event.playerId === userId;
  return event.type === 'room_closed' && event.reason !== 'finished';
}
