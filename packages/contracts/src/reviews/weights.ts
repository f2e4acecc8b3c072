import { default_w } from 'ts-fsrs';

/** The published weights of FSRS-6, for learners without weights of their own. */
export const PUBLISHED_WEIGHTS: readonly number[] = default_w;
