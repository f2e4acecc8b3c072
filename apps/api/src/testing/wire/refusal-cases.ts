import type { Person } from '../test-server.ts';
import type { HttpRequest } from './http.ts';

/** A request that must be refused, with the expected status and code. */
export type RefusalCase = [
  name: string,
  method: string,
  path: string,
  options: () => HttpRequest,
  status: number,
  code: string,
];

/**
 * Returns a function that builds a request with a person's token. It's lazy, because the person exists only once the
 * test runs.
 */
export const asPerson =
  (person: () => Person, more: HttpRequest = {}) =>
  () => ({ token: person().token, ...more });

/** Returns a function that builds a request without a token. */
export const asNobody =
  (more: HttpRequest = {}) =>
  () =>
    more;

/** An id that no record has. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** A request body just over the server's limit of 1 MiB. */
export const TOO_LARGE_BODY = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });
