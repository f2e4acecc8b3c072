import type { StatsFs } from 'node:fs';
import type { LookupFunction } from 'node:net';
import type { Feature, RegistrationMode } from '@quorbit/contracts/feature-switches/switches';
import type { WorkerRounds } from '@quorbit/contracts/health/worker-rules';
import type { Database } from '@quorbit/db/client';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Actor } from './actor.ts';
import type { Env } from './env.ts';
import type { Gate } from './gate.ts';
import type { Realtime } from './realtime.ts';
import type { Registries } from './shared-parts.ts';

/** The feature switches as this process last read them. Reading them here needs no database query and no waiting. */
export type FeatureSwitches = { isOn(feature: Feature): boolean; registration(): RegistrationMode };

/** The current state of one loop of background work; `error` is null unless the last finished round failed. */
export type LoopState = WorkerRounds & { area: string; name: string; tookMs: number | null; error: string | null };

export type RoundLog = { began(): void; ended(): void; failed(error: unknown): void };

/** Data sources of the Health page besides the database. Each process has its own. */
export interface HealthSources {
  rounds: { open(loop: Pick<LoopState, 'area' | 'name' | 'pauseMs'>): RoundLog; list(): LoopState[] };
  redis: Redis | null;
  diskOf(folder: string): Promise<Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>>;
}

/** Caches the recently admitted admins, so that the Health page opens for them without the database. */
export interface AdminCache {
  /** Begins a lookup before its query, so that it misses no change. @returns a function for the query's result */
  startLookup(sessionId: string, admission: { demo: boolean }): (actor: Actor | null) => void;
  /** Returns the admin that the database named for this session within the last 15 minutes; null for anybody else. */
  find(sessionId: string, admission: { demo: boolean }): Actor | null;
  close(): void;
}

/** Checks which addresses are push services. `lookup` refuses private addresses. */
export type PushServices = { has(endpoint: URL): boolean; lookup: LookupFunction };

/** A P-256 key pair in base64url, by which push services identify the server. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** The dependencies that the whole server shares; created once in `server.ts`. Only tests set the optional members. */
export interface Deps extends Registries {
  env: Env;
  database: Database;
  gate: Gate;
  realtime: Realtime;
  log: Logger;
  switches: FeatureSwitches;
  healthSources: HealthSources;
  adminCache: AdminCache;
  now: () => Date;
  pause?: (ms: number) => Promise<void>;
  /** Calls `run` once after `ms` milliseconds. @returns a function that cancels the call */
  schedule?: (ms: number, run: () => void) => () => void;
  /** Returns milliseconds from a monotonic clock. */
  elapsed?: () => number;
  /** The maximum number of rows in one reply. */
  maxRows?: number | undefined;
  authSecret: Uint8Array;
  vapid: VapidKeys;
  pushServices?: PushServices;
  /** Whether the demo content and accounts exist on this server. */
  demo: boolean;
  /** Returns the app's public address without a trailing slash; links in mails begin with it. */
  baseUrl: () => string;
}
