import type { Failure } from './errors.ts';

/**
 * Returns the message that a form shows when its call failed.
 * @param fallback the message for a failure that isn't a refusal, e.g. if the server couldn't be reached.
 * @returns the server's message for a refusal, with the time to wait if the server sent one.
 */
export function formatRefusal({ kind, message, retryAfter }: Failure, fallback: string): string {
  if (kind !== 'refused' && kind !== 'too-many') return fallback;
  if (retryAfter === null) return message;
  const minutes = Math.ceil(retryAfter / 60);
  return `${message} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
