import { levelStateOf } from '@quorbit/contracts/xp/levels';

/** Returns the person with the level that follows from their XP. */
export function withLevel<T extends { xp: number }>(person: T): T & { level: number } {
  return { ...person, level: levelStateOf(person.xp).level };
}
