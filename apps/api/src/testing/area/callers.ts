import type { AppErrorCode } from '@quorbit/contracts/errors/codes';
import { plantPerson } from '../planted/person.ts';
import type { Person, TestServer } from '../test-server.ts';

/** All kinds of callers: by session, role, and whether they own the target of the call. */
export const CALLERS = [
  'signedOut',
  'suspended',
  'sessionEnded',
  'userStranger',
  'userOwner',
  'premiumStranger',
  'premiumOwner',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The expected or actual result of a call: 'ok', or the code of its refusal. */
export type Ending = 'ok' | AppErrorCode;
export type Endings = Record<Caller, Ending>;

const NO_SESSION = {
  signedOut: 'UNAUTHENTICATED',
  suspended: 'UNAUTHENTICATED',
  sessionEnded: 'UNAUTHENTICATED',
} as const;
const USERS = { userStranger: 'ok', userOwner: 'ok' } as const;
const PREMIUM = { premiumStranger: 'ok', premiumOwner: 'ok' } as const;

/**
 * Builders of the expected results of calls, by caller, at each level of access. Pass only the callers whose result
 * differs from the level's.
 */
export const endingsAt = {
  everybody: (but: Partial<Endings> = {}): Endings => ({
    signedOut: 'ok',
    suspended: 'ok',
    sessionEnded: 'ok',
    ...USERS,
    ...PREMIUM,
    admin: 'ok',
    ...but,
  }),
  signedIn: (but: Partial<Endings> = {}): Endings => ({ ...NO_SESSION, ...USERS, ...PREMIUM, admin: 'ok', ...but }),
  premium: (but: Partial<Endings> = {}): Endings => ({
    ...NO_SESSION,
    userStranger: 'PREMIUM_REQUIRED',
    userOwner: 'PREMIUM_REQUIRED',
    ...PREMIUM,
    admin: 'ok',
    ...but,
  }),
  admin: (but: Partial<Endings> = {}): Endings => ({
    ...NO_SESSION,
    userStranger: 'FORBIDDEN',
    userOwner: 'FORBIDDEN',
    premiumStranger: 'FORBIDDEN',
    premiumOwner: 'FORBIDDEN',
    admin: 'ok',
    ...but,
  }),
} as const;

/** Expected results of calls about things that only their owner may see: strangers and admins get NOT_FOUND. */
export const OWNER_ONLY = { userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND', admin: 'NOT_FOUND' } as const;

/** A caller who is about to make one call, with test data for it. */
export interface Case {
  server: TestServer;
  /** The person who calls; null for a signed-out caller. */
  actor: Person | null;
  /** The owner of the call's target, which is the caller if the caller is an owner. */
  owner: Person;
}

/**
 * The test person to create for each kind of caller. Suspended callers and callers without a live session own the
 * target, so that only the session can be the reason for a refusal.
 */
const ACTORS: Record<Exclude<Caller, 'signedOut'>, Parameters<typeof plantPerson>[1] & { owner: boolean }> = {
  suspended: { role: 'premium', outcome: 'suspended', owner: true },
  sessionEnded: { role: 'premium', outcome: 'session-ended', owner: true },
  userStranger: { role: 'user', owner: false },
  userOwner: { role: 'user', owner: true },
  premiumStranger: { role: 'premium', owner: false },
  premiumOwner: { role: 'premium', owner: true },
  admin: { role: 'admin', owner: false },
};

export async function prepareCase(server: TestServer, caller: Caller): Promise<Case> {
  const spec = caller === 'signedOut' ? null : ACTORS[caller];
  const actor = spec && (await plantPerson(server, spec));
  const owner = actor && spec.owner ? actor : await plantPerson(server, { role: 'premium' });
  return { server, actor, owner };
}
