import { ROLES, type Role } from '@quorbit/contracts/accounts/roles';
import { AUDIT_ACTIONS, type AuditAction } from '@quorbit/contracts/administration/audit-actions';

/** Which people the page lists. */
export interface PeopleFilter {
  query: string;
  role?: Role | undefined;
  suspended: boolean;
}

/** Which entries of the audit log the page lists: by whose account it was, who did it, and what. */
export interface AuditFilter {
  subject?: string | undefined;
  actor?: string | undefined;
  action?: AuditAction | undefined;
}

/** What an address says, as somebody wrote it. */
export type PeopleAddress = { [Name in keyof PeopleFilter]?: unknown };
export type AuditAddress = { [Name in keyof AuditFilter]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes of an address what the page can show, and drops the rest. */
export function parsePeopleFilter({ query, role, suspended }: PeopleAddress): PeopleFilter {
  return {
    query: typeof query === 'string' || typeof query === 'number' ? String(query).trim().slice(0, 100) : '',
    role: ROLES.find((known) => known === role),
    suspended: suspended === true,
  };
}

/** The same for the audit log. */
export function parseAuditFilter({ subject, actor, action }: AuditAddress): AuditFilter {
  return {
    subject: parseId(subject),
    actor: parseId(actor),
    action: AUDIT_ACTIONS.find((known) => known === action),
  };
}

function parseId(value: unknown): string | undefined {
  return typeof value === 'string' && ID.test(value) ? value.toLowerCase() : undefined;
}

/** An address says nothing that is the default. */
export function omitDefaults<A extends object>(address: A): A {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value)) as A;
}
