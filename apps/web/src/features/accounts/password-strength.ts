import { isCommonPassword } from '@quorbit/contracts/accounts/common-passwords';
import { PASSWORD_MIN } from '@quorbit/contracts/accounts/password-rules';

export type PasswordStrength = 'short' | 'common' | 'fair' | 'good' | 'strong';

const GOOD_MIN_LENGTH = 14;
const STRONG_MIN_LENGTH = 18;

/**
 * Rates a password by length and repetition: a character that equals or directly follows or precedes the one before it
 * in code order adds nothing. Personal facts that somebody could guess aren't checked.
 */
export function computePasswordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'short';
  if (isCommonPassword(password)) return 'common';
  const unpredictable = countUnpredictable(password);
  if (unpredictable >= STRONG_MIN_LENGTH) return 'strong';
  return unpredictable >= GOOD_MIN_LENGTH ? 'good' : 'fair';
}

/** Returns the number of characters that cannot be guessed from the one before them. */
function countUnpredictable(password: string): number {
  let count = 0;
  for (let index = 0; index < password.length; index += 1) {
    const step = index === 0 ? Number.NaN : password.charCodeAt(index) - password.charCodeAt(index - 1);
    if (!(Math.abs(step) <= 1)) count += 1;
  }
  return count;
}
