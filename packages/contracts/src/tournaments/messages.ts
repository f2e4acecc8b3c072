// Texts that server, screens and tests share word for word.
import { MAX_TOURNAMENT_QUIZZES, START_WITHIN_DAYS, TOURNAMENT_DURATION } from './limits.ts';

export const PICK_QUIZZES = 'Please select at least one quiz for the tournament.';
export const TOO_MANY_QUIZZES = `A tournament can have ${MAX_TOURNAMENT_QUIZZES} quizzes at most.`;
export const WRONG_PARTICIPANT_LIMIT = 'Max participants must be 16, 32, 64 or 128.';
export const ONE_PRIZE_EACH = 'Each place has one prize.';
export const TITLE_FOR_FIRST = 'Only the first place has a title.';
export const NOT_PLAYABLE =
  "Choose quizzes that exist and have questions. Ones that are ranked can't be part of a tournament.";
export const DATES_IN_ORDER =
  'Registration must end after it starts, the tournament must start after that, and end after its start.';
export const REGISTRATION_PASSED = 'Registration must not have ended yet.';
export const DATES_TOO_FAR = `A tournament can run for ${TOURNAMENT_DURATION.max} days at most, and start within ${START_WITHIN_DAYS} days.`;

export const REGISTRATION_CLOSED = 'Registration is closed.';
export const REGISTRATION_NOT_OPEN = "Registration hasn't opened yet.";
export const ALREADY_REGISTERED = "You've already registered for this tournament.";
export const TOURNAMENT_FULL = 'This tournament is full.';
export const NOT_REGISTERED = "You're not registered for this tournament.";
export const TOO_LATE_TO_WITHDRAW = 'You can withdraw until registration ends.';
export const TOURNAMENT_NOT_STARTED = "This tournament hasn't started yet.";
export const TOURNAMENT_OVER = 'This tournament has ended.';
export const WITHDRAWN_FOR_MISSING = "You're out of this tournament: you missed two rounds in a row.";

export const TOURNAMENT_REGISTERED = 'Successfully registered for the tournament!';
export const TOURNAMENT_WITHDRAWN = "You've withdrawn from the tournament.";
export const TOURNAMENT_CREATED = 'Tournament created successfully!';
export const SAMPLE_CREATED = 'Sample tournament created successfully!';
export const TOURNAMENT_DELETED = 'Tournament deleted successfully!';

export function formatNotEnoughXp(fee: number, balance: number): string {
  return `The entry fee is ${fee} XP, and you have ${Math.max(0, balance)} XP to spend.`;
}
