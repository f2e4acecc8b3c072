import type { ProfileRow } from '@quorbit/contracts/accounts/row';
import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import { storedSettings } from '@quorbit/contracts/settings/time-zone';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { seenIn } from '@quorbit/contracts/streaks/history';
import { seenAt } from '@quorbit/contracts/streaks/streak';
import { type LearnerZone, newestOf, zoneInForce, zoneOfWork } from '@quorbit/contracts/streaks/zones';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import type { NewOp } from '../queue/enqueue.ts';
import { correctedTime } from './corrected-time.ts';
import { mirrorKind } from './row-kind.ts';

/** The profile's row, as far as the learner's days follow from it. */
export type ZoneOf = Pick<ProfileRow, 'timeZone' | 'fixedZone' | 'history'>;

export const zoneRows = mirrorKind<ProfileRow>('profile');

interface Clock {
  /** By the server's clock, as far as it is known. */
  now: Date;
  /** As last measured, milliseconds. */
  skew: number | null;
}

interface Placed<Entry> {
  /** The same work, each piece with the zone that it counts in. */
  work: Entry[];
  /** The zone in force with all of it. */
  zone: LearnerZone;
}

/** Work that the rows do not show yet counts as the server will count it: in the zone that is fixed, else in its own. */
export function placeWork<Entry extends { op: NewOp; status: string }>(
  { timeZone, fixedZone = null, history }: ZoneOf,
  entries: readonly Entry[],
  { now, skew }: Clock,
): Placed<Entry> {
  const newest = history ? newestOf(seenIn(history)) : null;
  const following = { zone: (fixedZone === null ? null : newest?.zone) ?? timeZone, at: newest?.at ?? null };
  let zone: LearnerZone = { zone: fixedZone ?? following.zone, at: following.at, fixed: fixedZone !== null };
  const work = entries.map((entry) => {
    const { op } = entry;
    if (op.type === PROFILE_UPDATE) {
      const chosen = chosenIn(op);
      // What is fixed no longer falls back to where the newest work was done.
      if (chosen !== undefined) zone = { zone: chosen ?? following.zone, at: following.at, fixed: chosen !== null };
    }
    const placed = { ...entry, op: { ...op, tz: zoneOfWork(zone, isTimeZone(op.tz) ? op.tz : null) } };
    const at = workedAt(op, skew);
    if (at === null || entry.status === 'parked') return placed;
    const clamped = Math.min(at, now.getTime());
    const day = { day: learnerDay(new Date(clamped), placed.op.tz), today: learnerDay(now, placed.op.tz) };
    const next = newestOf(seenAt([{ ...day, zone: placed.op.tz, at: clamped, counts: false }]));
    if (next) {
      zone = zoneInForce(zone, [next]);
      const free = zoneInForce({ ...following, fixed: false }, [next]);
      Object.assign(following, { zone: free.zone, at: free.at });
    }
    return placed;
  });
  return { work, zone };
}

/** What a change of settings fixes; undefined where it says nothing of it. */
function chosenIn({ args }: NewOp): string | null | undefined {
  if (typeof args !== 'object' || args === null) return undefined;
  const { fixedZone } = storedSettings(args as { timeZone?: unknown; fixedZone?: unknown });
  if (fixedZone === null) return null;
  return typeof fixedZone === 'string' && isTimeZone(fixedZone) ? fixedZone : undefined;
}

/** When a piece of work that moves the zone was done; null for other ops. */
function workedAt(op: NewOp, skew: number | null): number | null {
  if (op.type !== ATTEMPT_SUBMIT && op.type !== REVIEW_RATE) return null;
  const told = op.type === ATTEMPT_SUBMIT ? (op.args as { finishedAt?: unknown } | null)?.finishedAt : op.at;
  const at = Date.parse(correctedTime(typeof told === 'string' && isTime(told) ? told : op.at, op, skew));
  return Number.isNaN(at) ? null : at;
}

const isTime = (text: string) => !Number.isNaN(Date.parse(text));
