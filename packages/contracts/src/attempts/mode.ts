import * as z from 'zod/mini';

/**
 * How an attempt was answered. `check`: the learner saw after each answer whether it was right, and only first answers
 * count. `start`: all answers were submitted together.
 */
export const ATTEMPT_MODES = ['check', 'start'] as const;
export type AttemptMode = (typeof ATTEMPT_MODES)[number];

export const attemptMode = z.enum(ATTEMPT_MODES, 'Mode must be check or start.');
