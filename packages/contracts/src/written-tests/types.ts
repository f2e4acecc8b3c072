/**
 * What admins see of a test. `scheduled`: it opens later. `closed`: nobody can start or go on, and marks are missing or
 * unpublished. `finished`: all marks are published.
 */
export const WRITTEN_TEST_STATUSES = ['draft', 'scheduled', 'open', 'closed', 'finished'] as const;
export type WrittenTestStatus = (typeof WRITTEN_TEST_STATUSES)[number];

/** What learners see of a test. */
export const WRITTEN_TEST_PHASES = ['upcoming', 'open', 'closed'] as const;
export type WrittenTestPhase = (typeof WRITTEN_TEST_PHASES)[number];

/** What becomes of a learner's sitting, in this order. */
export const SITTING_STATES = ['in_progress', 'submitted', 'being_marked', 'published'] as const;
export type SittingState = (typeof SITTING_STATES)[number];
