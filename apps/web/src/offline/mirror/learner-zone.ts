import { isTimeZone } from '@quorbit/contracts/lib/scalars';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type History, sessionsOfHistory } from '@quorbit/contracts/streaks/history';
import { zoneSessionsOf } from '@quorbit/contracts/streaks/streak';
import { applyWorkToZone, findNewestWork, type LearnerZone, zoneOfWork } from '@quorbit/contracts/streaks/zones';
import type { NewOp } from '../queue/enqueue.ts';
import type { WorkKind } from './work-kind.ts';

/** The learner's time zone and recent history, as the server knows them. */
export interface ServerZone {
  /** The IANA name of the time zone that applies now. */
  timeZone: string;
  /** The zone that the learner chose; null while the zone follows the learner's work. */
  fixedZone?: string | null | undefined;
  history?: History | undefined;
}

interface ZoneContext {
  /** The time by the server's clock, as far as it's known. */
  now: Date;
  /** The server's clock minus this device's in milliseconds, as last measured; null if never. */
  skew: number | null;
  kinds: readonly WorkKind[];
}

interface ZonedWork<Entry> {
  /** The given work, in which the `tz` of each op is now the time zone in which the op counts. */
  work: Entry[];
  /** The learner's time zone after all of the given work. */
  zone: LearnerZone;
}

/**
 * Assigns a zone to work that the mirrored rows don't include yet, as the server will: the zone that the learner chose,
 * else the work's own.
 */
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
    // An op that chooses or releases a zone decides it; after a release, the zone is the one where the newest work was
    // done.
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
