import {
  acceptingClones,
  believingClocks,
  countingTwice,
  failingBatches,
  forgettingLayouts,
  forgettingTheBegin,
  losingRows,
  losingTheOthers,
  mixingDevices,
  purgingByDate,
  replyingBeforeCommit,
  versionBeforeLock,
  withGaps,
  withoutDedupe,
  withoutLock,
} from '../../../api/src/testing/torture/faulty-server.ts';
import type { ServerParts } from '../../../api/src/testing/torture/server-parts.ts';
import type { Schedule, Step } from '../world/steps.ts';
import type { ClientParts } from '../world/tab.ts';
import {
  deletingBeforeAck,
  sendingFromTheMiddle,
  sweepingAll,
  walkingInCircles,
  withoutJournal,
} from './buggy-client.ts';
import {
  askingForPacksAgain,
  believingTheClock,
  droppingAllPacks,
  forgettingAnswers,
  revivingDrafts,
} from './buggy-page.ts';
import {
  believingParked,
  countingSettledTwice,
  showingSettledTwice,
  withoutNewCards,
  withoutStreak,
} from './buggy-screen.ts';

export interface PlantedBug {
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

/** So much is in the queue when the network comes back. */
const offline = (on: number, ...work: Step[]): Step[] => [
  { do: 'network', on, is: 'down', ms: 0 },
  ...work,
  { do: 'network', on, is: 'up', ms: 2_000 },
];
/** A tombstone that devices have seen goes with time. */
const purged = two(
  { do: 'author', act: 'add', quiz: 0, ms: 1_000 },
  { do: 'author', act: 'remove', quiz: 0, ms: 0 },
  { do: 'attempt', on: 0, quiz: 2, right: 1, ms: 2_000 },
  { do: 'days', count: 200, closed: true, ms: 0 },
  { do: 'attempt', on: 0, quiz: 0, right: 1, ms: 2_000 },
);

const wrongAnswers = one({ do: 'attempt', on: 0, quiz: 2, right: 0, ms: 10_000 });
/** A timed draft with one answer. */
const draft: Step[] = [
  { do: 'draft', on: 0, quiz: 2, timed: true, ms: 1_000 },
  { do: 'answer', on: 0, which: 0, question: 0, option: 1, ms: 1_000 },
];

export const PLANTED: readonly PlantedBug[] = [
  {
    name: 'a draft is not saved each time',
    client: forgettingAnswers,
    schedule: one(...draft, { do: 'kill', on: 0, at: 'now', count: 1, ms: 1_000 }),
  },
  {
    name: 'a draft comes back after it was handed in',
    client: revivingDrafts,
    schedule: one(...draft, { do: 'hand-in', on: 0, which: 0, ms: 1_000 }),
  },
  {
    name: 'a deadline by whatever the clock says',
    client: believingTheClock,
    schedule: one(...draft, { do: 'clock', on: 0, years: 10, ms: 90_000 }),
  },
  {
    name: 'packs that work needs are deleted',
    client: droppingAllPacks,
    schedule: one(
      ...draft,
      { do: 'space', on: 0, packs: 1, ms: 0 },
      { do: 'attempt', on: 0, quiz: 0, right: 1, ms: 1_000 },
    ),
  },
  {
    name: 'a pack that cannot be had is asked for at each exchange',
    client: askingForPacksAgain,
    // The card comes when its quiz is sealed already, and with that the pack that has its key.
    schedule: two(
      { do: 'space', on: 0, packs: null, ms: 0 },
      { do: 'network', on: 0, is: 'down', ms: 0 },
      { do: 'author', act: 'add', quiz: 0, ms: 500 },
      { do: 'author', act: 'extend', quiz: 0, ms: 2_000 },
      { do: 'attempt', on: 1, quiz: 3, right: 1, ms: 2_000 },
      { do: 'author', act: 'seal', quiz: 0, ms: 500 },
      { do: 'network', on: 0, is: 'up', ms: 2_000 },
      { do: 'attempt', on: 0, quiz: 1, right: 1, ms: 1_000 },
      { do: 'attempt', on: 0, quiz: 2, right: 1, ms: 1_000 },
    ),
  },
  {
    name: 'numbers are given again after the power was lost',
    server: acceptingClones,
    schedule: one(
      notes(0, 1),
      { do: 'flush', on: 0, ms: 0 },
      notes(0, 2),
      { do: 'power-loss', on: 0, ms: 0 },
      notes(0, 1),
    ),
  },
  {
    name: 'no dedupe',
    server: withoutDedupe,
    schedule: one(notes(0, 1), { do: 'request', on: 0, fate: 'drop-answer', ms: 0 }, notes(0, 2)),
  },
  {
    name: 'neither gate nor lock',
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
    schedule: one({ do: 'poison', on: 0, kind: 'stray', ms: 0 }, notes(0, 3)),
  },
  {
    name: 'clones are not told',
    server: acceptingClones,
    schedule: one(notes(0, 2), { do: 'clone', on: 0, ms: 1_000 }, notes(0, 1), notes(1, 1)),
  },
  {
    name: 'acknowledged before the commit',
    server: replyingBeforeCommit,
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
  {
    name: 'tombstones purged by date',
    server: purgingByDate,
    schedule: purged,
  },
  {
    name: 'a cursor without the begin of its walk',
    server: forgettingTheBegin,
    schedule: { ...purged, maxRows: 3 },
  },
  {
    name: 'the end of a walk removes what came in it',
    client: sweepingAll,
    schedule: { ...one({ do: 'attempt', on: 0, quiz: 1, right: 0, ms: 2_000 }), maxRows: 3 },
  },
  {
    name: 'walks begin again for ever',
    client: walkingInCircles,
    schedule: { ...one({ do: 'attempt', on: 0, quiz: 1, right: 0, ms: 2_000 }), maxRows: 3 },
  },
  {
    name: 'a set counts one op twice',
    server: countingTwice,
    schedule: one(...offline(0, notes(0, 3))),
  },
  {
    name: 'what an attempt drew is forgotten',
    server: forgettingLayouts,
    schedule: one({ do: 'attempt', on: 0, quiz: 3, right: 2, ms: 2_000 }),
  },
  {
    name: 'a text overwrites one of another device',
    server: mixingDevices,
    schedule: two(
      { do: 'write', on: 0, question: 0, named: true, ms: 2_000 },
      { do: 'write', on: 1, question: 0, named: true, ms: 2_000 },
    ),
  },
  {
    name: 'a refused op takes the others of its set with it',
    server: losingTheOthers,
    schedule: one(
      ...offline(
        0,
        { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 0 },
        { do: 'poison', on: 0, kind: 'stray', ms: 0 },
        { do: 'attempt', on: 0, quiz: 1, right: 0, ms: 0 },
      ),
    ),
  },
  {
    name: 'a settled attempt is shown as pending beside its row',
    client: showingSettledTwice,
    schedule: wrongAnswers,
  },
  {
    name: 'XP on the screen counts a settled attempt again',
    client: countingSettledTwice,
    schedule: one({ do: 'attempt', on: 0, quiz: 2, right: 4, ms: 10_000 }),
  },
  {
    name: 'the list of reviews leaves out new cards',
    client: withoutNewCards,
    schedule: wrongAnswers,
  },
  {
    name: 'the parked flag is believed for ever',
    client: believingParked,
    schedule: one({ do: 'break', on: 0, ms: 30_000 }),
  },
  {
    name: 'the streak on the screen begins anew',
    client: withoutStreak,
    schedule: wrongAnswers,
  },
];
