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

/** Something worth celebrating. */
export interface Moment {
  /** Names the event, the same each time: it never plays twice for a learner, e.g. `level:3`. */
  key: string;
  kind: MomentKind;
  title: string;
  /** One sentence. */
  text: string;
  /** A number for the middle of the picture. */
  figure?: string;
  /** Of an achievement. */
  medal?: MedalLook;
}

export function sizeOf(kind: MomentKind): MomentSize {
  return SIZES[kind];
}
