import {
  believingClocks,
  losingRows,
  purgingByDate,
  withoutDedupe,
  withoutLock,
} from '../../../api/src/testing/torture/faulty-server.ts';
import type { ServerParts } from '../../../api/src/testing/torture/server-parts.ts';
import type { Schedule, Step } from '../world/steps.ts';
import type { ClientParts } from '../world/tab.ts';
import { droppingAllPacks, forgettingAnswers, sweepingAll, withoutJournal, withoutNewCards } from './buggy-client.ts';

export interface PlantedBug {
  name: string;
  server?: Partial<ServerParts>;
  client?: ClientParts;
  /**
   * Whether the fault shows only if the transactions of two requests run side by side, which the embedded database
   * can't do with its one connection.
   */
  needsPostgres?: boolean;
  /** The script in which the fault shows. The real product passes the same script. */
  schedule: Schedule;
}

const one = (...steps: Step[]): Schedule => ({ seed: 1, browsers: 1, locks: true, steps });
const two = (...steps: Step[]): Schedule => ({ ...one(...steps), browsers: 2 });
const notes = (on: number, count: number, ms = 2_000): Step => ({ do: 'notes', on, count, ms });
/** Steps that make an attempt whose request is held back on its way to the server. */
const underWay = (on: number): Step[] => [
  notes(on, 1),
  { do: 'request', on, fate: 'held', ms: 0 },
  { do: 'attempt', on, quiz: 2, right: 3, ms: 500 },
];
/** Steps that start a timed draft and answer one question. */
const draft: Step[] = [
  { do: 'draft', on: 0, quiz: 2, timed: true, ms: 1_000 },
  { do: 'answer', on: 0, which: 0, question: 0, option: 1, ms: 1_000 },
];

/** Faults in ten different parts of client and server. */
export const PLANTED: readonly PlantedBug[] = [
  {
    name: 'answers in a draft are not stored',
    client: forgettingAnswers,
    schedule: one(...draft, { do: 'kill', on: 0, at: 'now', count: 1, ms: 1_000 }),
  },
  {
    name: 'packs that a draft still needs are deleted',
    client: droppingAllPacks,
    schedule: one(
      ...draft,
      { do: 'space', on: 0, packs: 1, ms: 0 },
      { do: 'attempt', on: 0, quiz: 0, right: 1, ms: 1_000 },
    ),
  },
  {
    name: 'repeated ops are applied again',
    server: withoutDedupe,
    schedule: one(notes(0, 1), { do: 'request', on: 0, fate: 'drop-answer', ms: 0 }, notes(0, 2)),
  },
  {
    name: 'exchanges of one learner run concurrently without a lock',
    server: withoutLock,
    needsPostgres: true,
    // The attempts of two devices arrive at the server at the same moment.
    schedule: two(...underWay(0), ...underWay(1), { do: 'arrive', ms: 5_000 }),
  },
  {
    name: 'acknowledged work is not stored in the device’s journal',
    client: withoutJournal,
    schedule: one({ do: 'backup', ms: 0 }, notes(0, 2), { do: 'restore', newEpoch: true, ms: 1_000 }),
  },
  {
    name: 'a row is missing from each reply',
    server: losingRows,
    schedule: one({ do: 'attempt', on: 0, quiz: 1, right: 0, ms: 2_000 }),
  },
  {
    name: 'the server trusts the device’s clock',
    server: believingClocks,
    schedule: one({ do: 'clock', on: 0, years: -10, ms: 0 }, { do: 'attempt', on: 0, quiz: 0, right: 1, ms: 2_000 }),
  },
  {
    name: 'all tombstones before a date count as purged',
    server: purgingByDate,
    // The tombstone of a quiz is deleted after a long time, when all devices have seen it.
    schedule: two(
      { do: 'author', act: 'add', quiz: 0, ms: 1_000 },
      { do: 'author', act: 'remove', quiz: 0, ms: 0 },
      { do: 'attempt', on: 0, quiz: 2, right: 1, ms: 2_000 },
      { do: 'days', count: 200, closed: true, ms: 0 },
      { do: 'attempt', on: 0, quiz: 0, right: 1, ms: 2_000 },
    ),
  },
  {
    name: 'rows received in a full read are removed at its end',
    client: sweepingAll,
    schedule: { ...one({ do: 'attempt', on: 0, quiz: 1, right: 0, ms: 2_000 }), maxRows: 3 },
  },
  {
    name: 'the list of reviews leaves out new cards',
    client: withoutNewCards,
    schedule: one({ do: 'attempt', on: 0, quiz: 2, right: 0, ms: 10_000 }),
  },
];
