import { wrongField } from '../../../lib/app-error.ts';

/** @throws AppError INVALID for a closing time that would end a ranked quiz as soon as learners see it */
export function requireOpen(closesAt: Date | null, now: Date): void {
  if (closesAt !== null && closesAt <= now)
    throw wrongField('closesAt', 'Choose a closing time in the future, or leave it empty.');
}
