import { describeFailure } from '#lib/server/errors.ts';

/**
 * Why something of a person's own couldn't be loaded, in the words of the product's contract.
 * @param fallback said where no answer came
 */
export function formatLoadFailure(error: unknown, fallback: string): string {
  const { kind, code, status, message } = describeFailure(error);
  if (code === 'NOT_FOUND') return 'User not found. Please log in again.';
  if (kind === 'refused') return message;
  return status === null ? fallback : 'Invalid response from server';
}
