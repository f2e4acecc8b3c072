import type { ServerParts } from '../../../api/src/testing/torture/server-parts.ts';
import {
  answeringBeforeCommit,
  believingClocks,
  failingBatches,
  losingRows,
  versionBeforeLock,
  withGaps,
  withoutDedupe,
  withoutLock,
  withoutTellingClones,
} from '../../../api/src/testing/torture/worse-server.ts';
import type { ClientParts } from '../world/browser.ts';
import type { Schedule, Step } from '../world/steps.ts';
import { deletingBeforeAck, sendingFromTheMiddle, withoutJournal } from './worse-client.ts';

export interface Planted {
  name: string;
  server?: Partial<ServerParts>;
  client?: ClientParts;
  /** Transactions of two requests must run side by side, which the embedded database's one connection cannot. */
  needsPostgres?: boolean;
  /** Where it shows. The sound product passes the same script. */
  schedule: Schedule;
}

const one = (...steps: Step[]): Schedule => ({ seed: 1, browsers: 1, locks: true, steps });
const two = (...steps: Step[]): Schedule => ({ ...one(...steps), browsers: 2 });
const notes = (on: number, count: number, ms = 2_000): Step => ({ do: 'notes', on, count, ms });
/** An attempt is on its way. */
const underWay = (on: number): Step[] => [
  notes(on, 1),
  { do: 'request', on, fate: 'held', ms: 0 },
  { do: 'attempt', on, quiz: 2, right: 3, ms: 500 },
];
/** Those of two devices arrive in the same moment. */
const race = two(...underWay(0), ...underWay(1), { do: 'arrive', ms: 5_000 });

export const PLANTED: readonly Planted[] = [
  {
    name: 'no dedupe',
    server: withoutDedupe,
    schedule: one(notes(0, 1), { do: 'request', on: 0, fate: 'drop-answer', ms: 0 }, notes(0, 2)),
  },
  {
    name: 'no lock',
    server: withoutLock,
    needsPostgres: true,
    schedule: race,
  },
  {
    name: 'version taken before the lock',
    server: versionBeforeLock,
    needsPostgres: true,
    schedule: race,
  },
  {
    name: 'delete before acknowledgement',
    client: deletingBeforeAck,
    schedule: one({ do: 'network', on: 0, is: 'down', ms: 0 }, notes(0, 2, 5_000)),
  },
  {
    name: 'gaps allowed, batches that are no prefix',
    server: withGaps,
    client: sendingFromTheMiddle,
    schedule: one({ do: 'network', on: 0, is: 'down', ms: 0 }, notes(0, 5)),
  },
  {
    name: 'one bad op fails the batch',
    server: failingBatches,
    schedule: one({ do: 'poison', on: 0, kind: 'type', ms: 0 }, notes(0, 3)),
  },
  {
    name: 'clones are not told',
    server: withoutTellingClones,
    schedule: one(notes(0, 2), { do: 'clone', on: 0, ms: 1_000 }, notes(0, 1), notes(1, 1)),
  },
  {
    name: 'acknowledged before the commit',
    server: answeringBeforeCommit,
    schedule: one(notes(0, 1), { do: 'database', at: 'commit', count: 1, ms: 0 }, notes(0, 2)),
  },
  {
    name: 'settled work is not kept on the device',
    client: withoutJournal,
    schedule: one({ do: 'backup', ms: 0 }, notes(0, 2), { do: 'restore', newEpoch: true, ms: 1_000 }),
  },
  {
    name: 'rows left out of answers',
    server: losingRows,
    schedule: one({ do: 'attempt', on: 0, quiz: 1, right: 0, ms: 2_000 }),
  },
  {
    name: 'the device’s clock is believed',
    server: believingClocks,
    schedule: one({ do: 'clock', on: 0, years: -10, ms: 0 }, { do: 'attempt', on: 0, quiz: 0, right: 1, ms: 2_000 }),
  },
];
