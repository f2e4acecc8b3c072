import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { formatLoadFailure } from './format-load-failure.ts';

const refused = (message: string, data: object) =>
  new TRPCClientError(message, { result: { error: { message, code: -32000, data } } } as never);

test.each([
  ['a missing reply', new TRPCClientError('fetch failed'), "It couldn't be loaded."],
  ['a reply that is not from the server', refused('<html>', { httpStatus: 502 }), 'Invalid response from server'],
  ['a refusal', refused('Unknown range.', { httpStatus: 400, appCode: 'INVALID' }), 'Unknown range.'],
  [
    'an unknown user',
    refused('Gone.', { httpStatus: 404, appCode: 'NOT_FOUND' }),
    'User not found. Please log in again.',
  ],
])('%s gets its own message', (_what, error, words) => {
  expect(formatLoadFailure(error, "It couldn't be loaded.")).toBe(words);
});
