// Opens a second tab of the same site, which writes to a person's database like the app in another tab, but without the
// app's code.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import type { Dexie } from 'dexie';
import type { BrowserContext, Page } from 'playwright-core';
import { databaseName } from '../../src/offline/database-name.ts';
import type { BarePack, BareRow } from './long-learner.ts';

/** A page that the server itself returns, with or without a service worker, and that doesn't load the app. */
const BARE_PAGE = '/healthz';
const DEXIE = fileURLToPath(import.meta.resolve('dexie/dist/dexie.min.js'));
/** The number of rows written in one transaction. */
const BATCH = 1_000;

declare global {
  interface Window {
    Dexie: new (name: string, options: object) => Dexie;
    device: Dexie;
  }
}

export interface OtherTab {
  /** Resolves once the app has received everything from the server. */
  waitForComplete(): Promise<void>;
  fill(rows: readonly BareRow[], packs: readonly BarePack[]): Promise<void>;
  /** Queues a finished attempt as an op with this id. */
  queue(opId: string, args: AttemptSubmitArgs): Promise<void>;
  /** Removes a queued op, so that the queue is as before. */
  undoQueue(opId: string): Promise<void>;
  /** Stores a row as if it came from the server. */
  store(row: BareRow): Promise<void>;
}

/**
 * Opens the tab and the database of a person who has signed in with this browser; needs a network. The tab writes
 * through Dexie, which notifies all other tabs of the changes.
 */
export async function openOtherTab(context: BrowserContext, userId: string): Promise<OtherTab> {
  const page = await context.newPage();
  await page.goto(BARE_PAGE);
  await page.evaluate(`${await readFile(DEXIE, 'utf8')}; null`);
  const name = databaseName(userId);
  await page.waitForFunction(
    async (wanted) => (await indexedDB.databases()).some((database) => database.name === wanted),
    name,
  );
  await page.evaluate(async (wanted) => {
    // Opened without declared versions, Dexie uses the existing tables.
    window.device = new window.Dexie(wanted, { chromeTransactionDurability: 'strict' });
    await window.device.open();
  }, name);
  return {
    async waitForComplete() {
      await page.waitForFunction(async () => (await window.device.table('meta').get('meta'))?.complete === true);
    },
    async fill(rows, packs) {
      for (let from = 0; from < rows.length; from += BATCH) await putRows(page, rows.slice(from, from + BATCH));
      await page.evaluate(async (all) => void (await window.device.table('packs').bulkPut(all)), packs);
    },
    queue: (opId, args) =>
      page.evaluate(
        (op) =>
          window.device.transaction('rw', ['outbox', 'meta'], async () => {
            const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
            const meta = await window.device.table('meta').get('meta');
            await window.device.table('outbox').bulkAdd([{ ...op, tz, seq: meta.nextSeq }]);
            await window.device.table('meta').put({ ...meta, nextSeq: meta.nextSeq + 1 });
          }),
        { opId, type: ATTEMPT_SUBMIT, v: 1, at: args.finishedAt, args },
      ),
    undoQueue: (opId) =>
      page.evaluate(
        (gone) =>
          window.device.transaction('rw', ['outbox', 'meta'], async () => {
            const meta = await window.device.table('meta').get('meta');
            await window.device.table('outbox').where('opId').equals(gone).delete();
            await window.device.table('meta').put({ ...meta, nextSeq: meta.nextSeq - 1 });
          }),
        opId,
      ),
    store: (row) => putRows(page, [row]),
  };
}

/** Stores rows as the sync does, which writes the sync state in the same transaction. */
async function putRows(page: Page, rows: readonly BareRow[]): Promise<void> {
  await page.evaluate(
    (all) =>
      window.device.transaction('rw', ['rows', 'meta'], async () => {
        const meta = await window.device.table('meta').get('meta');
        await window.device.table('rows').bulkPut(all.map((row) => ({ ...row, generation: meta.generation })));
        await window.device.table('meta').put(meta);
      }),
    rows,
  );
}
