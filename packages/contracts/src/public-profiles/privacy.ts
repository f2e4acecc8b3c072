import type { ProfileAudience } from '../settings/profile-audience.ts';

/** What two people are to each other. `acquaintance`: they are in one group, or met in a game or tournament. */
export const RELATIONS = ['self', 'friend', 'acquaintance', 'stranger'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What of a profile is shown: all of it, name and level, or not even that there is one. */
export type ProfileVisibility = 'all' | 'name' | 'nothing';

export function profileVisibilityOf(standing: Relation, audience: ProfileAudience): ProfileVisibility {
  if (standing === 'self' || audience === 'everyone') return 'all';
  if (standing === 'friend' && audience === 'friends') return 'all';
  return standing === 'stranger' ? 'nothing' : 'name';
}
