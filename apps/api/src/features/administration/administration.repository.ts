import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Executor } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { managedAccounts, people, sessionActivity } from '../accounts/accounts.views.ts';
import { loggedActions } from '../audit/audit.views.ts';
import { learnerFigures } from '../xp/xp.views.ts';

interface PeopleFilter {
  role?: Role | undefined;
  suspended?: boolean | undefined;
}

/** The number of matching names, and of matching e-mail addresses, that one search reads at most. */
const MAX_SCANNED = 500;

function selectPeople(db: Executor, now: Date) {
  const lastSeen = db
    .select({ at: sessionActivity.lastSeenAt })
    .from(sessionActivity)
    .where(and(eq(sessionActivity.userId, managedAccounts.id), gt(sessionActivity.expiresAt, now)))
    .orderBy(desc(sessionActivity.lastSeenAt))
    .limit(1);
  return db
    .select({
      id: managedAccounts.id,
      name: managedAccounts.name,
      email: managedAccounts.email,
      role: managedAccounts.role,
      createdAt: managedAccounts.createdAt,
      suspendedAt: managedAccounts.suspendedAt,
      isDemo: managedAccounts.isDemo,
      xp: learnerFigures.xp,
      work: learnerFigures.acceptedNo,
      lastDay: learnerFigures.streakLastDay,
      lastSeenAt: sql<string | null>`(${lastSeen})`,
    })
    .from(managedAccounts)
    .innerJoin(learnerFigures, eq(learnerFigures.userId, managedAccounts.id))
    .$dynamic();
}

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

function matchesFilter({ role, suspended }: PeopleFilter): SQL | undefined {
  const { suspendedAt } = managedAccounts;
  return and(
    role === undefined ? undefined : eq(managedAccounts.role, role),
    suspended === undefined ? undefined : suspended ? isNotNull(suspendedAt) : isNull(suspendedAt),
  );
}

/** Returns a page of accounts, newest first. @param after the id of the previous page's last account */
export function pageOfPeople(
  db: Executor,
  filter: PeopleFilter,
  after: string | null,
  limit: number,
  now: Date,
): Promise<PersonRow[]> {
  return selectPeople(db, now)
    .where(and(matchesFilter(filter), after === null ? undefined : lt(managedAccounts.id, after)))
    .orderBy(desc(managedAccounts.id))
    .limit(limit);
}

/**
 * Returns accounts whose name or e-mail begins with the query, sorted by name; if very many match, only some of them.
 */
export function searchPeople(
  db: Executor,
  query: string,
  filter: PeopleFilter,
  limit: number,
  now: Date,
): Promise<PersonRow[]> {
  const first = query.toLowerCase();
  // This bound sorts after every text that begins with the query. `like` isn't used, because a statement planned for
  // all parameter values finds no index for it.
  const end = `${first}\u{10FFFF}`;
  const { id, name, email } = managedAccounts;
  const found = sql`array(
    (select ${id} from ${managedAccounts} where lower(${name}) ~>=~ ${first} and lower(${name}) ~<~ ${end} limit ${MAX_SCANNED})
    union (select ${id} from ${managedAccounts} where ${email} ~>=~ ${first} and ${email} ~<~ ${end} limit ${MAX_SCANNED}))`;
  return selectPeople(db, now)
    .where(and(sql`${id} = any(${found})`, matchesFilter(filter)))
    .orderBy(asc(sql`lower(${name})`), asc(id))
    .limit(limit);
}

export async function findPerson(db: Executor, userId: string, now: Date): Promise<PersonRow | undefined> {
  const [row] = await selectPeople(db, now).where(eq(managedAccounts.id, userId));
  return row;
}

interface AuditFilter {
  actorId?: string | undefined;
  subjectId?: string | undefined;
  action?: string | undefined;
}

/** Returns a page of the audit log, newest entry first. @param after the id of the previous page's last entry */
export function pageOfAudit(db: Executor, filter: AuditFilter, after: string | null, limit: number) {
  const { id, actorId, subjectId, action } = loggedActions;
  return db
    .select()
    .from(loggedActions)
    .where(
      and(
        filter.actorId === undefined ? undefined : eq(actorId, filter.actorId),
        filter.subjectId === undefined ? undefined : eq(subjectId, filter.subjectId),
        filter.action === undefined ? undefined : eq(action, filter.action),
        after === null ? undefined : lt(id, after),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
}

export type AuditRow = Awaited<ReturnType<typeof pageOfAudit>>[number];

/** Returns the names of these people by id, without deleted accounts. */
export async function namesOf(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.select({ id: people.id, name: people.name }).from(people).where(isOneOf(people.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
