import type { Person } from '../test-server.ts';
import type { HttpRequest } from './http.ts';

/** What is asked, and how it is refused. */
export type RefusalCase = [
  name: string,
  method: string,
  path: string,
  options: () => HttpRequest,
  status: number,
  code: string,
];

/** A request with a person's token; the person exists once the test runs. */
export const asPerson =
  (person: () => Person, more: HttpRequest = {}) =>
  () => ({ token: person().token, ...more });

/** A request that nobody signed. */
export const asNobody =
  (more: HttpRequest = {}) =>
  () =>
    more;

/** The id of nothing. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** One byte more than the server takes. */
export const TOO_LARGE_BODY = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });
