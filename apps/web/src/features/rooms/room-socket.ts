import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import { socketClient } from '#lib/server/socket-client.ts';
import { getSession } from '#lib/session.ts';

interface Listener {
  onEvent: (id: string, event: RoomEvent) => void;
  /** Called with `up` once the server can send events, and with `down` while the socket reconnects. */
  onConnection: (link: 'up' | 'down') => void;
  /** Called when the server doesn't let this user watch, or doesn't know the room. */
  onRefused: (error: unknown) => void;
  /** Called when the stream has ended and no more events will come. */
  onEnded: () => void;
}

/** Subscribes to a room's events, resuming after the last event received. Returns a function that stops it. */
export function watchRoom(input: RoomEventsInput, listener: Listener): () => void {
  const { onEvent, onConnection, onRefused, onEnded } = listener;
  const subscription = socketClient(getSession()?.token ?? '').rooms.events.subscribe(input, {
    onStarted: () => onConnection('up'),
    onData: ({ id, data }) => onEvent(id, data),
    onConnectionStateChange: ({ state }) => onConnection(state === 'pending' ? 'up' : 'down'),
    onError: onRefused,
    onStopped: onEnded,
    onComplete: onEnded,
  });
  return () => subscription.unsubscribe();
}
