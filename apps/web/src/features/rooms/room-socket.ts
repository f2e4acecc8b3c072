import type { RoomEvent } from '@quorbit/contracts/rooms/events';
import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import { socketClient } from '#lib/server/socket-client.ts';
import { getSession } from '#lib/session.ts';

interface Listener {
  onEvent: (id: string, event: RoomEvent) => void;
  /** `up` once the server sends events, `down` while the way to it is being looked for. */
  onConnection: (link: 'up' | 'down') => void;
  /** The server doesn't let this person watch, or knows no such room. */
  onRefused: (error: unknown) => void;
  /** The server ended the stream: nothing more will come by it. */
  onEnded: () => void;
}

/** Follows a room's events from where the last subscription ended. Returns the way to stop. */
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
