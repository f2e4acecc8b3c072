// Building blocks of the scenarios.
import type { Schedule, Step } from '../../world/steps.ts';

export const world = (...steps: Step[]): Schedule => ({ seed: 1, browsers: 2, locks: true, steps });
export const attempt = (on: number, quiz: number, ms = 2_000): Step => ({ do: 'attempt', on, quiz, right: 1, ms });
export const days = (count: number, closed = true): Step => ({ do: 'days', count, closed, ms: 5_000 });
export const down = (on: number): Step => ({ do: 'network', on, is: 'down', ms: 0 });
export const up = (on: number): Step => ({ do: 'network', on, is: 'up', ms: 2_000 });
