import { ledgerSourceOf } from '@quorbit/contracts/daily-challenges/daily-challenge';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { dailyChallengeCollect } from '#features/daily-challenges/daily-challenges.mirror.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** Collects the daily challenge of the day of the device's newest attempt. */
interface CollectStep {
  do: 'collect';
  on: number;
}

/** The XP for a day's challenge, whichever challenge it was. */
const PAID = 20;
/**
 * The place of collected challenges in the order in which XP is paid: after all other work, whatever the order of their
 * arrival.
 */
const LAST = Number.MAX_SAFE_INTEGER;
const ANY_DAY = /^00000000-0000-8000-8000-0000\d{8}$/;

export const simulated = simulatedOp<CollectStep>({
  type: dailyChallengeCollect.type,
  sample: { do: 'collect' },
  weight: 2,
  fields: () => ({}),
  async perform(_step, { done, save, mark }) {
    const attempts = attemptSubmit.filterEntries((await done()).map((op) => ({ op }))).map(({ op }) => op);
    const newest = attempts.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0];
    if (!newest) return;
    const day = learnerDay(new Date(newest.args.finishedAt), newest.tz);
    save({ type: dailyChallengeCollect.type, args: { day, challenge: { kind: 'quiz' }, n: mark() } });
  },
  tag: numberOf,
  // A collected challenge may be refused if its attempt is refused or parked, a device's clock gave a different day, or
  // the day is too long ago on arrival.
  mayBeRefused: ['CONFLICT', 'INVALID'],
  effectId: (op) => ledgerSourceOf(dailyChallengeCollect.argsOf(op).day),
  effects: ({ ledger }) =>
    ledger
      .filter(({ sourceId }) => ANY_DAY.test(sourceId))
      .map(({ sourceId: id }) => ({ id, at: null, acceptedNo: LAST })),
  // A day without an attempt pays no XP.
  xp:
    (course) =>
    ({ op }) => {
      const { day } = dailyChallengeCollect.argsOf(op);
      return course.hasAttempt(day) ? [{ id: ledgerSourceOf(day), xp: PAID }] : [];
    },
});
