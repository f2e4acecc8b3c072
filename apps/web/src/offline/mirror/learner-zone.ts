import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type History, sessionsOfHistory } from '@quorbit/contracts/streaks/history';
import { zoneSessionsOf } from '@quorbit/contracts/streaks/streak';
import { applyWorkToZone, findNewestWork, type LearnerZone, zoneOfWork } from '@quorbit/contracts/streaks/zones';
import type { NewOp } from '../queue/enqueue.ts';
import type { WorkKind } from './work-kind.ts';

/** The learner's time zone as the server knows it. */
export interface ServerZone {
  /** The IANA name of the zone in force. */
  timeZone: string;
  /** The zone that the learner chose; null while it follows their work. */
  fixedZone?: string | null | undefined;
  history?: History | undefined;
}

interface ZoneContext {
  /** By the server's clock, as far as it is known. */
  now: Date;
  /** As last measured, milliseconds. */
  skew: number | null;
  kinds: readonly WorkKind[];
}

interface ZonedWork<Entry> {
  /** The same work, each piece with the zone that it counts in. */
  work: Entry[];
  /** The zone in force with all of it. */
  zone: LearnerZone;
}

/** Work that the rows do not show yet counts as the server will count it: in the zone that is fixed, else in its own. */
export function assignZones<Entry extends { op: NewOp; status: string }>(
  { timeZone, fixedZone = null, history }: ServerZone,
  entries: readonly Entry[],
  { now, skew, kinds }: ZoneContext,
): ZonedWork<Entry> {
  const newest = history ? findNewestWork(sessionsOfHistory(history)) : null;
  const followedZone = { zone: (fixedZone === null ? null : newest?.zone) ?? timeZone, at: newest?.at ?? null };
  let zone: LearnerZone = { zone: fixedZone ?? followedZone.zone, at: followedZone.at, fixed: fixedZone !== null };
  const work = entries.map((entry) => {
    const { op } = entry;
    const kind = kinds.find(({ type }) => type === op.type);
    const chosen = kind?.fixedZone(op);
    // A fixed zone no longer falls back to where the newest work was done.
    if (chosen !== undefined) zone = { zone: chosen ?? followedZone.zone, at: followedZone.at, fixed: chosen !== null };
    const zoned = { ...entry, op: { ...op, tz: zoneOfWork(zone, isTimeZone(op.tz) ? op.tz : null) } };
    const at = kind?.movesZone ? Date.parse(kind.doneAt(op, skew)) : Number.NaN;
    if (Number.isNaN(at) || entry.status === 'parked') return zoned;
    const clamped = Math.min(at, now.getTime());
    const day = { day: learnerDay(new Date(clamped), zoned.op.tz), today: learnerDay(now, zoned.op.tz) };
    const next = findNewestWork(zoneSessionsOf([{ ...day, zone: zoned.op.tz, at: clamped, counts: false }]));
    if (next) {
      zone = applyWorkToZone(zone, [next]);
      const unfixed = applyWorkToZone({ ...followedZone, fixed: false }, [next]);
      Object.assign(followedZone, { zone: unfixed.zone, at: unfixed.at });
    }
    return zoned;
  });
  return { work, zone };
}
