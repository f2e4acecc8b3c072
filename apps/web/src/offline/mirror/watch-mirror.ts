import { liveQuery } from 'dexie';
import { showFailure } from '#lib/errors.ts';
import { person } from '../person.ts';
import type { QueueWriter } from '../queue/writer.ts';
import { isStorageFailure } from '../storage-failure.ts';
import type { MirrorSource } from './pending-work.ts';

/**
 * Calls back with what `read` returns, now and whenever the data it read changes; with null where this browser stores
 * nothing. When `read` itself fails, that is reported and the last value stands. Returns a function that stops it.
 */
export function watchMirror<T>(
  userId: string,
  read: (source: MirrorSource) => Promise<T>,
  show: (value: T | null) => void,
): () => void {
  const { database, writer, subscribe } = person(userId);
  let memoryIds = '';
  let subscription: { unsubscribe(): void } | null = null;
  let stopped = false;
  let reported = false;
  // A live query does not report that a database cannot be opened.
  database.open().then(
    () => {
      if (!stopped) subscription = observe();
    },
    (error: unknown) => {
      if (stopped || database.ended.aborted) return;
      if (isStorageFailure(error)) show(null);
      else report(error);
    },
  );

  async function readOrReport(memory: Omit<MirrorSource, 'database'>): Promise<{ value: T } | null> {
    try {
      return { value: await read({ database, ...memory }) };
    } catch (error) {
      if (isStorageFailure(error)) throw error;
      report(error);
      return null;
    }
  }

  function report(error: unknown): void {
    if (!reported) showFailure(error, { sharedOnly: true });
    reported = true;
  }

  function observe() {
    const memory = {
      unsaved: writer.unsaved(),
      unsavedRefused: writer.unsavedRefused(),
      unsavedSent: writer.unsavedSent(),
    };
    memoryIds = idsOf(writer);
    // Dexie only tracks reads after an await inside an async function.
    return liveQuery(async () => readOrReport(memory)).subscribe({
      next(result) {
        if (result) show(result.value);
      },
      error: () => show(null),
    });
  }

  // A live query does not see unsaved ops.
  const unsubscribe = subscribe(() => {
    if (subscription === null || idsOf(writer) === memoryIds) return;
    subscription.unsubscribe();
    subscription = observe();
  });
  return () => {
    stopped = true;
    unsubscribe();
    subscription?.unsubscribe();
  };
}

const idsOf = (writer: QueueWriter) =>
  [writer.unsaved(), writer.unsavedRefused(), writer.unsavedSent().map(({ op }) => op)]
    .map((ops) => ops.map(({ opId }) => opId).join())
    .join('|');
