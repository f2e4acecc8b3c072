import type { MedalLook } from '../pictures/medal.tsx';

const SIZES = {
  pass: 'small',
  goal: 'small',
  perfect: 'medium',
  streak: 'medium',
  unlock: 'medium',
  level: 'large',
  podium: 'large',
} as const;

export type MomentKind = keyof typeof SIZES;
export type MomentSize = (typeof SIZES)[MomentKind];

/** An event that is celebrated, e.g. a new level. */
export interface Moment {
  /** The event's key, e.g. `level:3`. A moment with the same key never plays twice for a learner. */
  key: string;
  kind: MomentKind;
  title: string;
  /** The text below the title, in one sentence. */
  text: string;
  /** The number in the middle of the picture, as text. */
  figure?: string;
  /** The medal of an unlocked achievement, for `unlock` only. */
  medal?: MedalLook;
}

export function sizeOf(kind: MomentKind): MomentSize {
  return SIZES[kind];
}
