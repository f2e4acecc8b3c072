import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { AnyRouter } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { OpType } from './ops.ts';
import type { Registries, SharedParts } from './shared-parts.ts';

/** A type of queued work (an op), or a function that creates one from the parts of all areas. */
export type OpTypeOrFactory = OpType | ((registries: Omit<Registries, 'ops'>) => OpType);

/** Background work that runs in rounds for as long as the server runs. */
export interface Worker {
  name: string;
  /** Milliseconds to wait after a round that found nothing to do. */
  pauseMs: number;
  /** Whether the worker runs even when the disk is almost full, because it frees space. */
  needed?: true;
  /** `round` resolves to true if more may be due at once; `interrupt` ends its waiting when the server stops. */
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

/** The differences between stored and computed totals for one key, and a function that stores the computed values. */
export type Finding = { differences: Difference[]; repair(tx: Tx): Promise<void> };

/** One kind of stored totals, checked key by key, so that memory stays bounded and other work doesn't wait long. */
export interface Totals {
  /** The plural name of the things that the keys identify, such as `learners`. */
  label: string;
  /** Lists the keys of totals that follow the given key, in ascending order; empty if none are left. */
  nextKeys(db: Executor, after: string | null): Promise<string[]>;
  /** Lists the scopes to lock while the totals of a key are written. */
  scopesOf(key: string): Scope[];
  /** Locks out other writers of these totals, if locking the scopes isn't enough. */
  lock?(tx: Tx, key: string): Promise<void>;
  inspect(db: Executor, key: string, registries: Registries): Promise<Finding>;
}

/** An upgrade step that SQL alone can't do: a `DataStep` of packages/db that may query all areas. */
export type AreaStep = { migration: string; run(tx: Tx, registries: Registries): Promise<void> };

export interface SeedDeps extends Registries, Pick<Deps, 'database' | 'env' | 'log' | 'now'> {
  /** Whether to write all content, or only the quiz that visitors may try. */
  fullContent: boolean;
  print(line: string): void;
}

/** Writes missing rows at the start and on `npm run db:seed`. Phase `demo` runs last, and only if demo data is on. */
export type Seed = { phase: 'content' | 'demo'; run(deps: SeedDeps): Promise<void> };

/** One area's contributions to the server, all optional. `Rest` is the type of its part of the REST API. */
export interface Area<Rest = unknown> extends Partial<SharedParts> {
  /** The area's tRPC procedures; the app router has them under the area's name. */
  router?: AnyRouter;
  rest?: Rest;
  /** Adds plain HTTP routes for what neither tRPC nor JSON suits, such as redirects and files. */
  httpRoutes?: (app: FastifyInstance, deps: Deps) => void;
  ops?: readonly OpTypeOrFactory[];
  workers?: readonly Worker[];
  /** The area's stored totals that can be recomputed, in the order in which they're repaired. */
  totals?: readonly Totals[];
  dataSteps?: readonly AreaStep[];
  seeds?: readonly Seed[];
}
