/** A set of people who see the same rows. A learner's feed is the union of the scopes they are in. */
export type Scope = 'everyone' | 'premium' | `user:${string}`;

export function userScope(userId: string): Scope {
  return `user:${userId}`;
}

/** What a learner's own scope is called on their devices. */
export const OWN_SCOPE = 'me';

/** The kinds of rows that learners' devices mirror. */
export const MIRROR_KINDS = ['profile', 'pack', 'attempt', 'card', 'achievement', 'held'] as const;
export type MirrorKind = (typeof MIRROR_KINDS)[number];
