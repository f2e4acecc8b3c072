// Lets admins find people, and read the audit log of actions on accounts.
import {
  type AuditEntry,
  type ListAuditInput,
  type ListPeopleInput,
  MAX_FOUND,
  type ManagedPerson,
} from '@quorbit/contracts/administration/schema';
import type { Page } from '@quorbit/contracts/lib/paging';
import { levelStateOf } from '@quorbit/contracts/xp/levels';
import type { Executor } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../lib/app-error.ts';
import { isCursorId, parseCursor, toPage } from '../../lib/paging.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import * as repository from './administration.repository.ts';

/**
 * Returns a page of accounts, newest first; with a query, at most 50 accounts whose name or e-mail begins with it,
 * sorted by name.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function listPeople(
  db: Executor,
  actor: Actor,
  { query = '', limit, cursor, role, suspended }: ListPeopleInput,
  now: Date,
): Promise<Page<ManagedPerson>> {
  requireAdmin(actor);
  const filter = { role, suspended };
  if (query !== '') {
    const found = await repository.searchPeople(db, query, filter, Math.min(limit, MAX_FOUND), now);
    return { items: found.map(viewPerson), nextCursor: null };
  }
  const after = parseCursor(cursor, [isCursorId])?.[0] ?? null;
  return toPage(await repository.pageOfPeople(db, filter, after, limit + 1, now), limit, ({ id }) => [id], viewPerson);
}

/**
 * Returns one account in the form shown to admins.
 * @throws AppError NOT_FOUND for an unknown account.
 */
export async function getPerson(db: Executor, userId: string, now: Date): Promise<ManagedPerson> {
  const row = await repository.findPerson(db, userId, now);
  if (!row) throw notFound('User');
  return viewPerson(row);
}

/**
 * Returns a page of the audit log, newest entry first.
 * @throws AppError FORBIDDEN for everybody but admins.
 */
export async function listAudit(
  db: Executor,
  actor: Actor,
  { limit, cursor, ...filter }: ListAuditInput,
): Promise<Page<AuditEntry>> {
  requireAdmin(actor);
  const after = parseCursor(cursor, [isCursorId])?.[0] ?? null;
  const rows = await repository.pageOfAudit(db, filter, after, limit + 1);
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter((id) => id !== null);
  const names = await repository.namesOf(db, [...new Set(ids)]);
  return toPage(
    rows,
    limit,
    ({ id }) => [id],
    (row) => viewEntry(row, names),
  );
}

function viewPerson({ isDemo, xp, ...row }: repository.PersonRow): ManagedPerson {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    level: levelStateOf(xp).level,
    xp,
    work: row.work,
    lastDay: row.lastDay,
    demo: isDemo,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
  };
}

function viewEntry(
  { id, actorId, subjectId, action, details, at }: repository.AuditRow,
  names: ReadonlyMap<string, string>,
): AuditEntry {
  const person = (personId: string | null) =>
    personId === null ? null : { id: personId, name: names.get(personId) ?? null };
  return { id, action, details, at: at.toISOString(), actor: person(actorId), subject: person(subjectId) };
}
