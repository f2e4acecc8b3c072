/** To whom somebody shows their streak and medals. */
export const PROFILE_AUDIENCES = ['everyone', 'friends', 'nobody'] as const;
export type ProfileAudience = (typeof PROFILE_AUDIENCES)[number];

/** Who never chose shows them to everybody who is signed in. */
const BY_DEFAULT: ProfileAudience = 'everyone';

/** What holds for somebody. @param setting of a profile, or as it is stored */
export function audienceOf({ showProfile }: { showProfile?: unknown }): ProfileAudience {
  return PROFILE_AUDIENCES.find((one) => one === showProfile) ?? BY_DEFAULT;
}

/** What two people are to each other. `acquaintance`: they are in one group, or met in a game or tournament. */
export const STANDINGS = ['self', 'friend', 'acquaintance', 'stranger'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What of a profile is shown: all of it, name and level, or not even that there is one. */
export type Seen = 'all' | 'name' | 'nothing';

export function seenBy(standing: Standing, audience: ProfileAudience): Seen {
  if (standing === 'self' || audience === 'everyone') return 'all';
  if (standing === 'friend' && audience === 'friends') return 'all';
  return standing === 'stranger' ? 'nothing' : 'name';
}
