import { isCommonPassword } from '@quorbit/contracts/accounts/common-passwords';
import { PASSWORD_MIN } from '@quorbit/contracts/accounts/password-rules';

export type Strength = 'short' | 'common' | 'fair' | 'good' | 'strong';

const GOOD_FROM = 14;
const STRONG_FROM = 18;

/**
 * How long a password holds out, judged by what length and repetition tell: a character that repeats the one before or
 * goes on counting from it adds nothing. Words that somebody could know about a person are not looked for.
 */
export function passwordStrength(password: string): Strength {
  if (password.length < PASSWORD_MIN) return 'short';
  if (isCommonPassword(password)) return 'common';
  const telling = tellingLength(password);
  if (telling >= STRONG_FROM) return 'strong';
  return telling >= GOOD_FROM ? 'good' : 'fair';
}

/** Characters that cannot be guessed from the one before them. */
function tellingLength(password: string): number {
  let count = 0;
  for (let index = 0; index < password.length; index += 1) {
    const step = index === 0 ? Number.NaN : password.charCodeAt(index) - password.charCodeAt(index - 1);
    if (!(Math.abs(step) <= 1)) count += 1;
  }
  return count;
}
