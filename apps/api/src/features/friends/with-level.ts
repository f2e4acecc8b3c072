import { levelStateOf } from '@quorbit/contracts/xp/levels';

/** A person with the level that their XP amounts to. */
export function withLevel<T extends { xp: number }>(person: T): T & { level: number } {
  return { ...person, level: levelStateOf(person.xp).level };
}
