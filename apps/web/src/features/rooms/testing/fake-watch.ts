import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import type { SocketListener } from '../room-session.ts';

/** A way to follow rooms whose server is the test. */
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
        // As the real one says when it is stopped.
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
