// Texts that server, screens and tests share word for word.
import { MAX_DAYS_AHEAD } from './due.ts';

export const WRONG_DUE_DATE = `Choose today or a day within the next ${MAX_DAYS_AHEAD} days.`;
