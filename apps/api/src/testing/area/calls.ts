import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Person, TestServer } from '../test-server.ts';
import type { Fixtures } from '../wire/hostile.ts';
import type { Case, Endings } from './callers.ts';

/** How one procedure is called, and what may come of it. */
export interface CallRow {
  /** Who may call it, and how everybody else is refused. */
  endings: Endings;
  /** A valid input on fresh data; without it the procedure takes none. */
  input?: (testCase: Case) => unknown;
  /** The plain route that does the same, to which one posts nothing: it lets in and changes the same. */
  address?: (input: unknown) => string;
  /** The tables that an allowed call changes. */
  changes?: readonly string[];
  /** The tables that a refused call may change. */
  changesWhenRefused?: readonly string[];
}

/** A server with one person of each role. */
export interface World {
  server: TestServer;
  people: Record<Role, Person>;
}

/** One REST call that succeeds. */
interface Example {
  /** The path with its parameters filled in, and the query; the row's own path by default. */
  path?: string;
  token?: string;
  body?: unknown;
  /** What the response must contain. */
  expected?: unknown;
}

/** What the suites need to know of an area: `<area>.calls.ts` exports it as `calls`. */
export interface AreaCalls {
  /** By the procedure's name within the area. */
  procedures: Record<string, CallRow>;
  /** Args for so many ops of each type that devices queue, on fresh data. */
  ops?: Record<string, (testCase: Case, count: number) => Promise<unknown[]>>;
  /** By method and path, e.g. `GET /api/quizzes`. */
  examples?: Record<string, (world: World) => Promise<Example>>;
  /** Makes things that hostile inputs may name, and adds them to what is known. */
  plant?: (world: World, known: Fixtures) => Promise<void>;
}

/** The tables of the mirror, which whatever is mirrored changes too. */
export const MIRROR_TABLES = ['sync_rows', 'sync_scopes'] as const;
