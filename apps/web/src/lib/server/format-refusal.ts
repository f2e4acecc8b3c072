import type { Failure } from './errors.ts';

/**
 * What a form says when its call failed.
 * @param fallback where the server didn't refuse but couldn't be reached or broke
 * @returns the server's own words for a refusal, and when to try again where it told
 */
export function formatRefusal({ kind, message, retryAfter }: Failure, fallback: string): string {
  if (kind !== 'refused' && kind !== 'too-many') return fallback;
  if (retryAfter === null) return message;
  const minutes = Math.ceil(retryAfter / 60);
  return `${message} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
