/**
 * The status of a test as admins see it. `scheduled`: it opens later. `closed`: nobody can start or continue, and marks
 * are missing or unpublished. `finished`: all marks are published.
 */
export const WRITTEN_TEST_STATUSES = ['draft', 'scheduled', 'open', 'closed', 'finished'] as const;
export type WrittenTestStatus = (typeof WRITTEN_TEST_STATUSES)[number];

/** The phase of a test as learners see it. */
export const WRITTEN_TEST_PHASES = ['upcoming', 'open', 'closed'] as const;
export type WrittenTestPhase = (typeof WRITTEN_TEST_PHASES)[number];

/** The states of a learner's sitting, in the order in which it goes through them. */
export const SITTING_STATES = ['in_progress', 'submitted', 'being_marked', 'published'] as const;
export type SittingState = (typeof SITTING_STATES)[number];

/** The kinds of device on which texts are written. */
export const TEXT_DEVICES = ['phone', 'tablet', 'computer'] as const;
export type TextDevice = (typeof TEXT_DEVICES)[number];

/**
 * Why an earlier text is stored: another device's text replaced it, the next text lacked a third of its words, or it
 * was the last text of a five-minute interval.
 */
export const RETENTION_REASONS = ['other_device', 'shortened', 'interval'] as const;
export type RetentionReason = (typeof RETENTION_REASONS)[number];

/** Which of two texts a marker has chosen: the text at the deadline or the text that arrived late. */
export const LATE_CHOICES = ['deadline', 'late'] as const;
export type LateChoice = (typeof LATE_CHOICES)[number];

/**
 * How a text that arrived late counts. `only`: the answer was blank at the deadline, so the late text counts.
 * `unchosen`: the text at the deadline counts until a marker chooses. `deadline`, `late`: a marker chose that text.
 */
export const LATE_STATUSES = ['only', 'unchosen', ...LATE_CHOICES] as const;
export type LateStatus = (typeof LATE_STATUSES)[number];
