/** To whom somebody shows their streak and medals. */
export const PROFILE_AUDIENCES = ['everyone', 'friends', 'nobody'] as const;
export type ProfileAudience = (typeof PROFILE_AUDIENCES)[number];

/** Who never chose shows them to everybody who is signed in. */
const DEFAULT_AUDIENCE: ProfileAudience = 'everyone';

/** Who sees a person's streak and medals. @param setting of a profile, or as it is stored */
export function profileAudienceOf({ showProfile }: { showProfile?: unknown }): ProfileAudience {
  return PROFILE_AUDIENCES.find((profileAudience) => profileAudience === showProfile) ?? DEFAULT_AUDIENCE;
}
