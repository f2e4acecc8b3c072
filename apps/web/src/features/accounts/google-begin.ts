import { newId } from '@quorbit/contracts/lib/ids';
import { GOOGLE_BEGUN_KEY } from './google-end.ts';

/** Marks that this browser leaves for Google. Returns the mark, which comes back with the token. */
export function beginGoogle(): string {
  const mark = newId();
  localStorage.setItem(GOOGLE_BEGUN_KEY, mark);
  return mark;
}
