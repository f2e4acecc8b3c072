import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { OpType } from './ops.ts';
import type { Registries, SharedParts } from './shared-parts.ts';

/** A type of queued work, or a function that makes one from all areas' parts. */
export type OpTypeOrFactory = OpType | ((registries: Omit<Registries, 'ops'>) => OpType);

/** Background work, in rounds, for as long as the server runs. */
export interface Worker {
  name: string;
  /** Milliseconds between rounds that found nothing. */
  pauseMs: number;
  /** Runs even when the disk is almost full, because it frees space. */
  needed?: true;
  /** `round` resolves to true when there may be more to do right away; `interrupt` ends its waiting, so that the server can stop. */
  start(deps: Deps): { round(): Promise<boolean>; interrupt?(): void };
}

/** A stored total that doesn't match what it sums up. Its key is an id, or several parts joined with a slash. */
export interface Difference {
  table: string;
  key: string;
  field: string;
  stored: number | string | null;
  computed: number | string | null;
}

/** The differences that were found for one key, and how to store what was computed. */
export type Finding = { differences: Difference[]; repair(tx: Tx): Promise<void> };

/** One kind of stored totals. It is checked key by key, so memory stays bounded and nobody waits long. */
export interface Totals {
  /** Names what the keys identify, in the plural: `learners`. */
  label: string;
  /** Lists the next keys in ascending order; none at the end. */
  nextKeys(db: Executor, after: string | null): Promise<string[]>;
  /** Lists the scopes to lock while the totals of a key are written. */
  scopesOf(key: string): Scope[];
  /** Keeps other writers of these totals out, if locking the scopes is not enough. */
  lock?(tx: Tx, key: string): Promise<void>;
  inspect(db: Executor, key: string, registries: Registries): Promise<Finding>;
}

/** Upgrades what SQL alone can't: a `DataStep` of packages/db that may ask all areas. */
export type AreaStep = { migration: string; run(tx: Tx, registries: Registries): Promise<void> };

export interface SeedDeps extends Registries, Pick<Deps, 'database' | 'env' | 'log' | 'now'> {
  /** Whether all content is wanted, or only the quiz that visitors may try. */
  fullContent: boolean;
  print(line: string): void;
}

/** Writes rows that a start and `npm run db:seed` find missing. Phase `demo` comes last, and only where demo data is on. */
export type Seed = { phase: 'content' | 'demo'; run(deps: SeedDeps): Promise<void> };

/** Everything that one area gives to the server. All parts are optional. `Rest` is the type of its part of the REST API. */
export interface Area<Rest = unknown> extends Partial<SharedParts> {
  /** Its procedures; on the app router they are under the area's name. */
  router?: AnyRouter;
  rest?: Rest;
  /** Adds plain HTTP routes, where neither tRPC nor JSON fits: redirects, files. */
  httpRoutes?: (app: FastifyInstance, deps: Deps) => void;
  ops?: readonly OpTypeOrFactory[];
  workers?: readonly Worker[];
  /** Stored totals that can be computed again, in the order in which they are repaired. */
  totals?: readonly Totals[];
  dataSteps?: readonly AreaStep[];
  seeds?: readonly Seed[];
}
