import { HIDDEN_PLAYER } from '@quorbit/contracts/friends/messages';
import { DELETED_PERSON } from '@quorbit/contracts/study-groups/messages';

/** Whether a name is somebody's own, and not what the server says for people whom the reader isn't shown. */
export function isRealName(name: string): boolean {
  return name !== HIDDEN_PLAYER && name !== DELETED_PERSON;
}
