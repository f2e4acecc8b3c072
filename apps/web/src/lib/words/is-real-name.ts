import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import { DELETED_PERSON } from '@quorbit/contracts/study-groups/messages';

/** Returns whether a name is a person's own, and not the server's placeholder for a hidden or deleted person. */
export function isRealName(name: string): boolean {
  return name !== HIDDEN_PLAYER && name !== DELETED_PERSON;
}
