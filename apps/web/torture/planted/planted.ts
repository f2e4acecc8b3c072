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
/** A script in which the attempts of two devices arrive at the server at the same moment. */
const race = two(...underWay(0), ...underWay(1), { do: 'arrive', ms: 5_000 });

/** Steps that do the given work offline, so that all of it is in the queue when the network returns. */
const offline = (on: number, ...work: Step[]): Step[] => [
  { do: 'network', on, is: 'down', ms: 0 },
  ...work,
  { do: 'network', on, is: 'up', ms: 2_000 },
];
/** A script in which the tombstone of a quiz is deleted after a long time, when all devices have seen it. */
const purged = two(
  { do: 'author', act: 'add', quiz: 0, ms: 1_000 },
  { do: 'author', act: 'remove', quiz: 0, ms: 0 },
  { do: 'attempt', on: 0, quiz: 2, right: 1, ms: 2_000 },
  { do: 'days', count: 200, closed: true, ms: 0 },
  { do: 'attempt', on: 0, quiz: 0, right: 1, ms: 2_000 },
);

const wrongAnswers = one({ do: 'attempt', on: 0, quiz: 2, right: 0, ms: 10_000 });
/** Steps that start a timed draft and answer one question. */
const draft: Step[] = [
  { do: 'draft', on: 0, quiz: 2, timed: true, ms: 1_000 },
  { do: 'answer', on: 0, which: 0, question: 0, option: 1, ms: 1_000 },
];

export const PLANTED: readonly PlantedBug[] = [
  {
    name: 'answers in a draft are not stored',
    client: forgettingAnswers,
    schedule: one(...draft, { do: 'kill', on: 0, at: 'now', count: 1, ms: 1_000 }),
  },
  {
    name: 'a submitted draft is stored again',
    client: revivingDrafts,
    schedule: one(...draft, { do: 'hand-in', on: 0, which: 0, ms: 1_000 }),
  },
  {
    name: 'a deadline is checked against a clock that was set forward',
    client: believingTheClock,
    schedule: one(...draft, { do: 'clock', on: 0, years: 10, ms: 90_000 }),
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
    name: 'an unavailable pack is requested at every exchange',
    client: askingForPacksAgain,
    // The card arrives when its quiz is already sealed, and with it the pack that holds its key.
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
    name: 'sequence numbers are reused after a power loss',
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
    name: 'repeated ops are applied again',
    server: withoutDedupe,
    schedule: one(notes(0, 1), { do: 'request', on: 0, fate: 'drop-answer', ms: 0 }, notes(0, 2)),
  },
  {
    name: 'exchanges of one learner run concurrently without a lock',
    server: withoutLock,
    needsPostgres: true,
    schedule: race,
  },
  {
    name: 'the version is taken before the lock',
    server: versionBeforeLock,
    needsPostgres: true,
    schedule: race,
  },
  {
    name: 'sent ops are deleted before they are acknowledged',
    client: deletingBeforeAck,
    schedule: one({ do: 'network', on: 0, is: 'down', ms: 0 }, notes(0, 2, 5_000)),
  },
  {
    name: 'the server accepts batches with missing ops',
    server: withGaps,
    client: sendingFromTheMiddle,
    schedule: one({ do: 'network', on: 0, is: 'down', ms: 0 }, notes(0, 5)),
  },
  {
    name: 'one refused op fails the whole batch',
    server: failingBatches,
    schedule: one({ do: 'poison', on: 0, kind: 'stray', ms: 0 }, notes(0, 3)),
  },
  {
    name: 'a cloned device is not detected',
    server: acceptingClones,
    schedule: one(notes(0, 2), { do: 'clone', on: 0, ms: 1_000 }, notes(0, 1), notes(1, 1)),
  },
  {
    name: 'ops are acknowledged although the commit fails',
    server: replyingBeforeCommit,
    schedule: one(notes(0, 1), { do: 'database', at: 'commit', count: 1, ms: 0 }, notes(0, 2)),
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
    schedule: purged,
  },
  {
    name: 'the cursor does not say when its first read began',
    server: forgettingTheBegin,
    schedule: { ...purged, maxRows: 3 },
  },
  {
    name: 'rows received in a full read are removed at its end',
    client: sweepingAll,
    schedule: { ...one({ do: 'attempt', on: 0, quiz: 1, right: 0, ms: 2_000 }), maxRows: 3 },
  },
  {
    name: 'a full read starts over forever',
    client: walkingInCircles,
    schedule: { ...one({ do: 'attempt', on: 0, quiz: 1, right: 0, ms: 2_000 }), maxRows: 3 },
  },
  {
    name: 'one op of a set is applied twice',
    server: countingTwice,
    schedule: one(...offline(0, notes(0, 3))),
  },
  {
    name: 'an attempt is graded as if it was unshuffled',
    server: forgettingLayouts,
    schedule: one({ do: 'attempt', on: 0, quiz: 3, right: 2, ms: 2_000 }),
  },
  {
    name: 'a text overwrites a text from another device',
    server: mixingDevices,
    schedule: two(
      { do: 'write', on: 0, question: 0, named: true, ms: 2_000 },
      { do: 'write', on: 1, question: 0, named: true, ms: 2_000 },
    ),
  },
  {
    name: 'a refused op discards the other ops of its set',
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
    name: 'an acknowledged attempt is shown as pending beside its row',
    client: showingSettledTwice,
    schedule: wrongAnswers,
  },
  {
    name: 'XP on the screen counts an acknowledged attempt twice',
    client: countingSettledTwice,
    schedule: one({ do: 'attempt', on: 0, quiz: 2, right: 4, ms: 10_000 }),
  },
  {
    name: 'the list of reviews leaves out new cards',
    client: withoutNewCards,
    schedule: wrongAnswers,
  },
  {
    name: 'parked work is shown as parked forever',
    client: believingParked,
    schedule: one({ do: 'break', on: 0, ms: 30_000 }),
  },
  {
    name: 'the streak on the screen is always zero',
    client: withoutStreak,
    schedule: wrongAnswers,
  },
];
