import { describeFailure } from '#lib/server/errors.ts';

/**
 * Returns why the user's own data couldn't be loaded, in the wording of the product's contract.
 * @param fallback the message if there was no reply.
 */
export function formatLoadFailure(error: unknown, fallback: string): string {
  const { kind, code, status, message } = describeFailure(error);
  if (code === 'NOT_FOUND') return 'User not found. Please log in again.';
  if (kind === 'refused') return message;
  return status === null ? fallback : 'Invalid response from server';
}
