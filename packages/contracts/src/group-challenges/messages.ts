// Texts that server, screens and tests share word for word.
import { MAX_CHALLENGE_DAYS, MAX_OPEN_CHALLENGES } from './limits.ts';

export const WRONG_LAST_DAY = `Choose today or a day within the next ${MAX_CHALLENGE_DAYS} days.`;
export const TOO_MANY_OPEN = `A study group can have ${MAX_OPEN_CHALLENGES} challenges at a time. Delete one, or wait until one ends.`;
