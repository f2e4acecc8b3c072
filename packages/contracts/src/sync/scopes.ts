/** The scopes that contain more than one person. */
const SHARED_SCOPES = ['everyone'] as const;
const USER_PREFIX = 'user:';

/** A set of people who see the same rows. A learner's feed is the union of the scopes they are in. */
export type Scope = (typeof SHARED_SCOPES)[number] | `${typeof USER_PREFIX}${string}`;

export function userScope(userId: string): Scope {
  return `${USER_PREFIX}${userId}`;
}

/** Returns the scopes that a learner is in, the learner's own scope first. */
export function scopesOf({ id }: { id: string }): Scope[] {
  return [userScope(id), 'everyone'];
}

/** Returns whether a text from a table or a cursor is the name of a scope that this version knows. */
export function isScope(text: string): text is Scope {
  return text.startsWith(USER_PREFIX) || SHARED_SCOPES.some((scope) => scope === text);
}

/** The name of a learner's own scope on their devices. */
export const OWN_SCOPE = 'me';
