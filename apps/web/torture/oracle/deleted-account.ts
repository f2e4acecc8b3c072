import { tagOf } from '../ops/ops.ts';
import type { Browser } from '../world/browser.ts';
import type { Learner } from '../world/learner.ts';
import type { World } from '../world/world.ts';
import type { Report } from './violation.ts';

/**
 * Reports rows that the server still has of a deleted account, devices that don't know of the deletion, and unsent work
 * that they lost.
 */
export async function checkDeletedAccount({ server }: World, learner: Learner, report: Report): Promise<void> {
  const { userId, journal, browsers, earlierReceipts } = learner;
  for (const table of await server.listTablesWith(userId))
    report('gone', `${table} still has rows of a deleted account`);
  const settled = new Set(earlierReceipts.map(({ opId }) => opId));
  for (const [index, browser] of browsers.entries()) {
    const phases = browser.tabs.map(({ engine }) => engine.state().phase);
    if (!phases.includes('gone')) report('gone', `browser ${index} does not know: ${phases.join(', ')}`);
    const stored = await opsOn(browser);
    for (const [opId, { intent, disks }] of journal.seen) {
      const isOwed = disks.has(browser.disk) && !settled.has(opId) && !intent.discarded;
      if (isOwed && !stored.has(opId)) report('gone', `${tagOf(intent)} (${opId}) is not on browser ${index} any more`);
    }
  }
}

async function opsOn(browser: Browser): Promise<Set<string>> {
  const [pending, settled, refused] = await browser.peek((tx) =>
    Promise.all([tx.outbox(), tx.journal(), tx.rejected()]),
  );
  return new Set([...pending, ...settled.map(({ op }) => op), ...refused].map(({ opId }) => opId));
}
