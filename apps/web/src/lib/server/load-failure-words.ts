import { describeFailure } from '#lib/server/errors.ts';

/**
 * Why something of a person's own couldn't be loaded, in the words of the product's contract.
 * @param otherwise said where no answer came
 */
export function loadFailureWords(error: unknown, otherwise: string): string {
  const { kind, code, status, message } = describeFailure(error);
  if (code === 'NOT_FOUND') return 'User not found. Please log in again.';
  if (kind === 'refused') return message;
  return status === null ? otherwise : 'Invalid response from server';
}
