import type { ProfileAudience } from '../settings/profile-audience.ts';

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
