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

/** Devices on which texts are written. */
export const TEXT_DEVICES = ['phone', 'tablet', 'computer'] as const;
export type TextDevice = (typeof TEXT_DEVICES)[number];

/**
 * Why an earlier text is stored: another device's text replaced it, or the next one lacked a third of its words, or it was
 * the last of its five minutes.
 */
export const RETENTION_REASONS = ['other_device', 'shortened', 'interval'] as const;
export type RetentionReason = (typeof RETENTION_REASONS)[number];

/** Which of two texts a marker has chosen: the one of the deadline or the one that arrived late. */
export const LATE_CHOICES = ['deadline', 'late'] as const;
export type LateChoice = (typeof LATE_CHOICES)[number];

/**
 * How text that arrived late counts. `only`: there was nothing at the deadline, so it counts. `unchosen`: the text of
 * the deadline counts until a marker chooses. `deadline`, `late`: a marker chose that one.
 */
export const LATE_STATUSES = ['only', 'unchosen', ...LATE_CHOICES] as const;
export type LateStatus = (typeof LATE_STATUSES)[number];
