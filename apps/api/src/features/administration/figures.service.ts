// Provides the figures of the whole server. A worker counts them, and the admin page reads the stored values.
import type { SiteFigures } from '@quorbit/contracts/administration/schema';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import type { Executor } from '@quorbit/db/client';
import type { SignedInContext } from '../../kernel/context.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { countRooms } from '../rooms/count-rooms.ts';
import * as repository from './figures.repository.ts';

/**
 * Returns the stored figures, and the number of rooms open now.
 * @throws AppError FORBIDDEN for callers who aren't admins.
 */
// ctx: rooms are in the directory, not in the database
export async function getSiteFigures({ db, actor, deps }: SignedInContext): Promise<SiteFigures> {
  requireAdmin(actor);
  const stored = await repository.listFigures(db);
  const openRooms = await countRooms(deps);
  const figureOf = (name: keyof CountedFigures) => stored.find((row) => row.name === name)?.value ?? 0;
  return {
    users: { user: figureOf('users'), premium: figureOf('premiumUsers'), admin: figureOf('admins') },
    suspended: figureOf('suspended'),
    activeToday: figureOf('activeToday'),
    activeThisWeek: figureOf('activeThisWeek'),
    attempts: figureOf('attempts'),
    waitingMessages: figureOf('waitingMessages'),
    openReports: figureOf('openReports'),
    writtenAnswersToMark: figureOf('writtenAnswersToMark'),
    countedAt: stored[0]?.countedAt.toISOString() ?? null,
    openRooms: openRooms ?? 0,
    ...(openRooms === null ? { roomsAway: true } : {}),
  };
}

type CountedFigures = Awaited<ReturnType<typeof countFigures>>;

/** Counts all figures of the server. */
export async function countFigures(db: Executor, now: Date) {
  const roles = new Map((await repository.countByRole(db)).map(({ role, people }) => [role, people]));
  return {
    users: roles.get('user') ?? 0,
    premiumUsers: roles.get('premium') ?? 0,
    admins: roles.get('admin') ?? 0,
    suspended: await repository.countSuspended(db),
    ...(await countActive(db, now)),
    attempts: await repository.sumAttempts(db),
    waitingMessages: await repository.countWaitingMessages(db),
    openReports: await repository.countOpenCases(db),
    writtenAnswersToMark: await repository.countWrittenAnswers(db),
  };
}

/**
 * Counts the users active today and this week by each user's own calendar; at any moment the world's zones have at most
 * three different days.
 */
async function countActive(db: Executor, now: Date): Promise<{ activeToday: number; activeThisWeek: number }> {
  const zonesOf = new Map<string, string[]>();
  for (const zone of await repository.listZones(db)) {
    const today = learnerDay(now, zone);
    zonesOf.set(today, [...(zonesOf.get(today) ?? []), zone]);
  }
  const sums = { activeToday: 0, activeThisWeek: 0 };
  for (const [today, zones] of zonesOf) {
    // The range goes to the next day, because learners who flew west may have learned on a later day already.
    const last = addDays(today, 1);
    sums.activeToday += await repository.countActive(db, { zones, first: today, last });
    sums.activeThisWeek += await repository.countActive(db, { zones, first: mondayOf(today), last });
  }
  return sums;
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
