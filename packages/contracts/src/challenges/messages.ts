// Texts that server, screens and tests share word for word.

export const PICK_QUIZZES = 'Please select at least one quiz for the challenge.';
export const CHALLENGE_NOT_OPEN = "This challenge hasn't started yet.";
export const CHALLENGE_OVER = 'This challenge has ended.';
export const ALREADY_JOINED = "You've already joined this challenge.";
export const COMPLETED_TODAY = "You've completed this challenge. You can start again 24 hours after that.";
export const JOIN_FIRST = 'Join the challenge first.';
export const DATES_IN_ORDER = 'The end must come after the start, and not have passed.';
export const DATES_TOO_FAR = 'A challenge can run for 72 hours at most, and start within 30 days.';
export const NOT_OF_CATEGORY = 'Choose quizzes of the category only.';
export const NOT_PLAYABLE =
  "Choose quizzes that exist and have questions. Ones that are ranked can't be part of a challenge.";

export const CHALLENGE_JOINED = 'Successfully joined the challenge!';
export const CHALLENGE_CREATED = 'Daily challenge created successfully!';
export const SAMPLE_CREATED = 'Sample challenge created successfully!';
export const CHALLENGE_DELETED = 'Daily challenge deleted successfully!';

export function formatCleanedUp(count: number): string {
  return count === 1 ? 'Removed 1 empty challenge.' : `Removed ${count} empty challenges.`;
}
