/** The possible audiences of a learner's streak and medals. */
export const PROFILE_AUDIENCES = ['everyone', 'friends', 'nobody'] as const;
export type ProfileAudience = (typeof PROFILE_AUDIENCES)[number];

/** The audience for learners who never chose: everybody who is signed in. */
const DEFAULT_AUDIENCE: ProfileAudience = 'everyone';

/**
 * Returns who sees a person's streak and medals.
 * @param setting the value from the profile or the database; anything unknown means the default.
 */
export function profileAudienceOf({ showProfile }: { showProfile?: unknown }): ProfileAudience {
  return PROFILE_AUDIENCES.find((profileAudience) => profileAudience === showProfile) ?? DEFAULT_AUDIENCE;
}
