import { liveQuery } from 'dexie';
import { person } from '../person.ts';
import type { MirrorSource } from './unsettled.ts';

/**
 * Calls back with what `read` answers, now and after each change of what it looked at; with null where this browser
 * keeps nothing. Returns the way to stop.
 */
export function watchMirror<T>(
  userId: string,
  read: (source: MirrorSource) => Promise<T>,
  show: (value: T | null) => void,
): () => void {
  const { database, writer, subscribe } = person(userId);
  let heldIds = '';
  let subscription: { unsubscribe(): void } | null = null;
  let stopped = false;
  // A live query says nothing of a database that cannot be opened.
  database.open().then(
    () => {
      if (!stopped) subscription = observe();
    },
    () => {
      if (!stopped) show(null);
    },
  );

  function observe() {
    const held = writer.held();
    heldIds = idsOf(held);
    // Dexie sees what is read after an await only where it sees an async function.
    return liveQuery(async () => read({ database, held })).subscribe({ next: show, error: () => show(null) });
  }

  // The database's own watch does not see what only memory holds.
  const unsubscribe = subscribe(() => {
    if (subscription === null || idsOf(writer.held()) === heldIds) return;
    subscription.unsubscribe();
    subscription = observe();
  });
  return () => {
    stopped = true;
    unsubscribe();
    subscription?.unsubscribe();
  };
}

const idsOf = (ops: readonly { opId: string }[]) => ops.map(({ opId }) => opId).join();
