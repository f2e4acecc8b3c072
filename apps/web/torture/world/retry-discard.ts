import { newId } from '@quorbit/contracts/lib/ids';
import { VOID } from '@quorbit/contracts/sync/ops/void';
import { discardOps, retryRefused } from '#offline/queue/retry-discard.ts';
import { tagOf } from '../ops/ops.ts';
import type { Browser } from './browser.ts';

/** Discards one piece of the learner's pending work. */
export async function discardOne(browser: Browser, which: number): Promise<void> {
  const pending = (await browser.pending()).filter(({ type }) => type !== VOID);
  const op = pending[which % Math.max(1, pending.length)];
  const intent = op && browser.learner.journal.intents.get(tagOf(op));
  if (!op || !intent) return;
  intent.discarded = true;
  // If the disk refuses the discard, the work stays.
  wakeAfter(browser, discardOps(browser.tabInUse(0).storage, [op.opId], newId));
}

/** Retries one piece of the learner's refused work. */
export async function retryOne(browser: Browser, which: number): Promise<void> {
  const refused = await browser.peek((tx) => tx.rejected());
  const entry = refused[which % Math.max(1, refused.length)];
  if (entry) wakeAfter(browser, retryRefused(browser.tabInUse(0).storage, entry.opId, newId));
}

/** Wakes the browser once the write has succeeded; nothing happens if the disk refuses the write or dies meanwhile. */
function wakeAfter(browser: Browser, work: Promise<unknown>): void {
  work.then(
    () => browser.wake(),
    () => undefined,
  );
}
