import type { RoomEventsInput } from '@quorbit/contracts/rooms/schema';
import type { SocketListener } from '../room-session.ts';

/** A way to follow rooms whose server is the test. */
export function fakeWatch() {
  const asked: RoomEventsInput[] = [];
  let listener: SocketListener | undefined;
  return {
    asked,
    watch(input: RoomEventsInput, given: SocketListener): () => void {
      asked.push(input);
      listener = given;
      return () => {
        listener = undefined;
        // As the real one says when it is stopped.
        given.onEnded();
      };
    },
    socket(): SocketListener {
      if (!listener) throw new Error('Nobody listens.');
      return listener;
    },
    listens: () => listener !== undefined,
  };
}
