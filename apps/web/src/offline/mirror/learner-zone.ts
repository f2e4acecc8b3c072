import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type History, seenIn } from '@quorbit/contracts/streaks/history';
import { seenAt } from '@quorbit/contracts/streaks/streak';
import { type LearnerZone, newestOf, zoneInForce, zoneOfWork } from '@quorbit/contracts/streaks/zones';
import type { NewOp } from '../queue/enqueue.ts';
import type { WorkKind } from './work-kind.ts';

/** The learner's time zone as the server knows it. */
export interface ZoneOf {
  /** The IANA name of the zone in force. */
  timeZone: string;
  /** The zone that the learner chose; null while it follows their work. */
  fixedZone?: string | null | undefined;
  history?: History | undefined;
}

interface Placing {
  /** By the server's clock, as far as it is known. */
  now: Date;
  /** As last measured, milliseconds. */
  skew: number | null;
  kinds: readonly WorkKind[];
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
  { now, skew, kinds }: Placing,
): Placed<Entry> {
  const newest = history ? newestOf(seenIn(history)) : null;
  const following = { zone: (fixedZone === null ? null : newest?.zone) ?? timeZone, at: newest?.at ?? null };
  let zone: LearnerZone = { zone: fixedZone ?? following.zone, at: following.at, fixed: fixedZone !== null };
  const work = entries.map((entry) => {
    const { op } = entry;
    const kind = kinds.find(({ type }) => type === op.type);
    const chosen = kind?.fixedZone(op);
    // A fixed zone no longer falls back to where the newest work was done.
    if (chosen !== undefined) zone = { zone: chosen ?? following.zone, at: following.at, fixed: chosen !== null };
    const placed = { ...entry, op: { ...op, tz: zoneOfWork(zone, isTimeZone(op.tz) ? op.tz : null) } };
    const at = kind?.movesZone ? Date.parse(kind.doneAt(op, skew)) : Number.NaN;
    if (Number.isNaN(at) || entry.status === 'parked') return placed;
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
