import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Person, TestServer } from '../test-server.ts';
import type { Fixtures } from '../wire/hostile.ts';
import type { Case, Endings } from './callers.ts';

/**
 * The definition of one procedure's test calls: its input, the expected result for each caller, and the tables that it
 * changes.
 */
export interface CallRow {
  /** The expected result of the call for each kind of caller: success, or the code of the refusal. */
  endings: Endings;
  /** Makes a valid input on fresh data; missing if the procedure takes none. */
  input?: (testCase: Case) => unknown;
  /**
   * The path of a plain HTTP route that does the same as the procedure; it's called by POST without a body and must
   * have the same results.
   */
  address?: (input: unknown) => string;
  /** The tables that an allowed call changes. */
  changes?: readonly string[];
  /** The tables that refused calls change. */
  changesWhenRefused?: readonly string[];
}

/** A test server with one person of each role. */
export interface World {
  server: TestServer;
  people: Record<Role, Person>;
}

/** An example of a successful REST call. */
interface Example {
  /** The path with its parameters filled in, and the query; by default the route's own path. */
  path?: string;
  token?: string;
  body?: unknown;
  /** An object that the response body must match. */
  expected?: unknown;
}

/** The test data of one area, which `<area>.calls.ts` exports as `calls` for the suites of all areas. */
export interface AreaCalls {
  /** The test calls of each procedure, by its name within the area. */
  procedures: Record<string, CallRow>;
  /** Functions that make the args of `count` ops on fresh data, by op type. */
  ops?: Record<string, (testCase: Case, count: number) => Promise<unknown[]>>;
  /** Examples of REST calls, by method and path, e.g. `GET /api/quizzes`. */
  examples?: Record<string, (world: World) => Promise<Example>>;
  /** Creates data that hostile inputs may refer to, and adds its ids and values to `known`. */
  plant?: (world: World, known: Fixtures) => Promise<void>;
}

/** The tables of the mirror, which every change of mirrored data also writes. */
export const MIRROR_TABLES = ['sync_rows', 'sync_scopes'] as const;
