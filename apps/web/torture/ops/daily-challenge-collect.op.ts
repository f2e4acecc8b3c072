import { ledgerSourceOf } from '@quorbit/contracts/daily-challenges/daily-challenge';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { dailyChallengeCollect } from '#features/daily-challenges/daily-challenges.mirror.ts';
import { numberOf, simulatedOp } from './simulated-op.ts';

/** The challenge of the day of the device's newest attempt is collected. */
interface CollectStep {
  do: 'collect';
  on: number;
}

/** A day pays this, whatever its challenge was. */
const PAID = 20;
/** After all work, in whatever order that came. */
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
  // The attempt is refused or parked, a clock told another day, or the day is long ago by the time it comes.
  mayBeRefused: ['CONFLICT', 'INVALID'],
  effectId: (op) => ledgerSourceOf(dailyChallengeCollect.argsOf(op).day),
  effects: ({ ledger }) =>
    ledger
      .filter(({ sourceId }) => ANY_DAY.test(sourceId))
      .map(({ sourceId: id }) => ({ id, at: null, acceptedNo: LAST })),
  // A day without an attempt pays nothing.
  xp:
    (course) =>
    ({ op }) => {
      const { day } = dailyChallengeCollect.argsOf(op);
      return course.hasAttempt(day) ? [{ id: ledgerSourceOf(day), xp: PAID }] : [];
    },
});
