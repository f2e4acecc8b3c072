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

/** The screen of one tab at one moment; for a browser without a tab, the screen that a newly opened one would show. */
export interface ScreenSnapshot {
  browser: Browser;
  screen: Screen;
  /** The ops that must be on the disk or in this tab's memory. */
  expected: readonly PerformedOp[];
  /** The learner's intents by the ids of the ops that they led to. */
  intents: ReadonlyMap<string, Intent>;
  /** The time by the device's clock when the snapshot was taken, in milliseconds. */
  now: number;
}

/** An op with the learner's intent behind it. */
type PerformedOp = Pick<RecordedOp, 'op' | 'intent'>;

/** The number of tries to read a disk that changes meanwhile, which happens only in real time. */
const TRIES = 5;

/** Returns the screens of all tabs of a browser; null if the disk or a tab's memory changed during every try. */
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

/** Returns the ids of the ops that only the tabs' memory holds, as a text to compare. */
function formatMemories(tabs: readonly Tab[]): string {
  return tabs
    .map(({ writer }) =>
      [...writer.unsaved(), ...writer.unsavedRefused(), ...writer.unsavedSent().map(({ op }) => op)]
        .map(({ opId }) => opId)
        .join(),
    )
    .join('|');
}
