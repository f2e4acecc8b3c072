import type { WorkInMemory } from '#offline/mirror/area.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import { tagOf } from '../../ops/ops.ts';
import type { Browser } from '../../world/browser.ts';
import type { Intent, RecordedOp } from '../../world/journal.ts';
import type { Tab } from '../../world/tab.ts';
import type { World } from '../../world/world.ts';
import { readContent } from './disk-view.ts';
import type { Screen } from './screen.ts';

/** One look at one tab, or at what a tab would show that is opened now. */
export interface ScreenSnapshot {
  browser: Browser;
  screen: Screen;
  /** What the disk must have had before, and what this tab's memory has. */
  expected: readonly PerformedOp[];
  /** What ops were for, by op id. */
  intents: ReadonlyMap<string, Intent>;
  /** By the device's clock, milliseconds. */
  now: number;
}

/** An op, and what it was for. */
type PerformedOp = Pick<RecordedOp, 'op' | 'intent'>;

/** Times that a disk may change while it is read; only where time is real. */
const TRIES = 5;

/** What a person sees in every tab of a browser; null where it would not hold still. */
export async function takeSnapshots(world: World, browser: Browser): Promise<ScreenSnapshot[] | null> {
  const packs = (await world.packs()).map(({ hash, body, bytes }) => toStoredPack(hash, body, bytes));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { disk, tabs } = browser;
    const before = formatMemories(tabs);
    const seen = [...browser.learner.journal.seen.values()];
    const onDisk = seen.filter(({ disks }) => disks.has(disk));
    const content = await browser.peek(readContent);
    const sources = tabs.length > 0 ? tabs.map(readMemory) : [EMPTY];
    if (browser.disk !== disk || formatMemories(browser.tabs) !== before) continue;
    const now = browser.now();
    const looks: ScreenSnapshot[] = [];
    for (const source of sources) {
      const screen = await world.readScreen({ content, packs, memory: source, now });
      const refused = source.unsavedRefused?.map(({ op }) => op) ?? [];
      const inMemory = listPerformed(browser, [...source.unsaved, ...refused]);
      const { outbox, journal, rejected } = content;
      const here = [...outbox, ...[...journal, ...rejected].map(({ op }) => op)];
      const intents = new Map(
        [...seen, ...listPerformed(browser, here), ...inMemory].map((performedOp) => [
          performedOp.op.opId,
          performedOp.intent,
        ]),
      );
      looks.push({ browser, screen, expected: [...onDisk, ...inMemory], intents, now });
    }
    return looks;
  }
  return null;
}

const EMPTY: WorkInMemory = { unsaved: [] };

const readMemory = ({ writer }: Tab) => ({
  unsaved: [...writer.unsaved()],
  unsavedRefused: [...writer.unsavedRefused()],
  unsavedSent: [...writer.unsavedSent()],
});

function listPerformed({ learner }: Browser, ops: readonly NewOp[]): PerformedOp[] {
  return ops.flatMap((op) => {
    const intent = learner.journal.intents.get(tagOf(op));
    return intent ? [{ op, intent }] : [];
  });
}

/** What only memory has, in words. */
function formatMemories(tabs: readonly Tab[]): string {
  return tabs
    .map(({ writer }) =>
      [...writer.unsaved(), ...writer.unsavedRefused(), ...writer.unsavedSent().map(({ op }) => op)]
        .map(({ opId }) => opId)
        .join(),
    )
    .join('|');
}
