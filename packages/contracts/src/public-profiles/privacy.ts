import type { ProfileAudience } from '../settings/profile-audience.ts';

/**
 * The relations between two people. `acquaintance` means that they are in one group, or met in a game or tournament.
 */
export const RELATIONS = ['self', 'friend', 'acquaintance', 'stranger'] as const;
export type Relation = (typeof RELATIONS)[number];

/** The visible part of a profile: all of it, only name and level, or not even that it exists. */
export type ProfileVisibility = 'all' | 'name' | 'nothing';

export function profileVisibilityOf(standing: Relation, audience: ProfileAudience): ProfileVisibility {
  if (standing === 'self' || audience === 'everyone') return 'all';
  if (standing === 'friend' && audience === 'friends') return 'all';
  return standing === 'stranger' ? 'nothing' : 'name';
}
