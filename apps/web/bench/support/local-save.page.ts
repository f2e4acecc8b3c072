// Runs in the browser: saves ratings as the app does, and beside each the same bytes with bare IndexedDB.
import { newId } from '@quorbit/contracts/lib/ids';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { openPerson } from '../../src/offline/person.ts';

/** Milliseconds of each save. */
export interface Saves {
  app: number[];
  bare: number[];
}

declare global {
  interface Window {
    saveRatings?: (count: number) => Promise<Saves>;
  }
}

/** People look at a card before they rate it; the browser is idle meanwhile. */
const PAUSE_MS = 50;

window.saveRatings = async (count) => {
  const { writer, database } = openPerson(newId());
  const bare = await openBare();
  const saves: Saves = { app: [], bare: [] };
  for (let index = 0; index < count; index += 1) {
    const args: ReviewRateArgs = { quizId: newId(), questionId: newId(), quality: 5, left: count - index };
    const app = async () => {
      if ((await writer.enqueue({ type: REVIEW_RATE, args })) !== 'saved') throw new Error('It was not saved.');
    };
    const plain = () => putBare(bare, { seq: index, opId: newId(), type: REVIEW_RATE, at: new Date(), args });
    const turns = [async () => saves.app.push(await timeOf(app)), async () => saves.bare.push(await timeOf(plain))];
    for (const turn of index % 2 === 0 ? turns : turns.reverse()) {
      await turn();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  if ((await database.outbox.count()) !== count) throw new Error('Ratings are missing.');
  return saves;
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function openBare(): Promise<IDBDatabase> {
  const request = indexedDB.open('bare', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('ops', { keyPath: 'seq' });
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function putBare(database: IDBDatabase, record: object): Promise<void> {
  const transaction = database.transaction('ops', 'readwrite', { durability: 'strict' });
  transaction.objectStore('ops').put(record);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
  });
}
