import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import type { SocketListener } from '../room-session.ts';

/** Replaces `watchRoom` in tests: the test plays the server through the returned socket. */
export function fakeWatch() {
  const requests: RoomEventsInput[] = [];
  let listener: SocketListener | undefined;
  return {
    requests,
    watch(input: RoomEventsInput, newListener: SocketListener): () => void {
      requests.push(input);
      listener = newListener;
      return () => {
        listener = undefined;
        // Like the real subscription, the fake one calls `onEnded` when it's stopped.
        newListener.onEnded();
      };
    },
    socket(): SocketListener {
      if (!listener) throw new Error('Nobody listens.');
      return listener;
    },
    listens: () => listener !== undefined,
  };
}
