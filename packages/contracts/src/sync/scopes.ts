/** The scopes that more than one person is in. */
const SHARED_SCOPES = ['everyone'] as const;
const USER_PREFIX = 'user:';

/** A set of people who see the same rows. A learner's feed is the union of the scopes they are in. */
export type Scope = (typeof SHARED_SCOPES)[number] | `${typeof USER_PREFIX}${string}`;

export function userScope(userId: string): Scope {
  return `${USER_PREFIX}${userId}`;
}

/** The scopes that somebody is in, their own first. */
export function scopesOf({ id }: { id: string }): Scope[] {
  return [userScope(id), 'everyone'];
}

/** Whether this text, from a table or a cursor, names a scope that this version knows. */
export function isScope(text: string): text is Scope {
  return text.startsWith(USER_PREFIX) || SHARED_SCOPES.some((scope) => scope === text);
}

/** What a learner's own scope is called on their devices. */
export const OWN_SCOPE = 'me';
