import { ROLES, type Role } from '@quorbit/contracts/accounts/roles';
import { AUDIT_ACTIONS, type AuditAction } from '@quorbit/contracts/administration/audit-actions';

/** The filter of the page that lists people. */
export interface PeopleFilter {
  query: string;
  role?: Role | undefined;
  suspended: boolean;
}

/** The filter of the audit log: whose account was changed, who changed it, and the action. */
export interface AuditFilter {
  subject?: string | undefined;
  actor?: string | undefined;
  action?: AuditAction | undefined;
}

/** The search parameters of the page's address, not validated yet. */
export type PeopleAddress = { [Name in keyof PeopleFilter]?: unknown };
export type AuditAddress = { [Name in keyof AuditFilter]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the filter of people from the address, and drops values that the page can't show. */
export function parsePeopleFilter({ query, role, suspended }: PeopleAddress): PeopleFilter {
  return {
    query: typeof query === 'string' || typeof query === 'number' ? String(query).trim().slice(0, 100) : '',
    role: ROLES.find((known) => known === role),
    suspended: suspended === true,
  };
}

/** Reads the filter of the audit log from the address, and drops invalid values. */
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

/** Removes default (falsy) values, so that the address contains only what differs from the default. */
export function omitDefaults<A extends object>(address: A): A {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value)) as A;
}
