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

/** The switches as this process read them last. Asking costs nothing: no statement, no waiting. */
export type FeatureSwitches = { isOn(feature: Feature): boolean; registration(): RegistrationMode };

/** One loop of background work as it is now; `error` is null unless its last finished round failed. */
export type LoopState = WorkerRounds & { area: string; name: string; tookMs: number | null; error: string | null };

/** Notes the rounds of one loop. */
export type RoundLog = { began(): void; ended(): void; failed(error: unknown): void };

/** Sources of the page Health besides the database. Each process has its own. */
export interface HealthSources {
  rounds: { open(loop: Pick<LoopState, 'area' | 'name' | 'pauseMs'>): RoundLog; list(): LoopState[] };
  redis: Redis | null;
  diskOf(folder: string): Promise<Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>>;
}

/** Admins whom this process has let in lately, so that the page Health opens for them without the database. */
export interface AdminCache {
  /** Call it before asking the database who has a session. @returns what takes the answer */
  startLookup(sessionId: string, admission: { demo: boolean }): (actor: Actor | null) => void;
  /** The admin whom the database named for this session within the last 15 minutes; null for anybody else. */
  find(sessionId: string, admission: { demo: boolean }): Actor | null;
  close(): void;
}

/** Says which addresses are push services. `lookup` refuses private ones. */
export type PushServices = { has(endpoint: URL): boolean; lookup: LookupFunction };

/** A pair of keys of P-256 in base64url: push services know a server by it. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** Everything that the server shares; created once in `server.ts`. Only tests set the optional members. */
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
  /** Calls once after so many milliseconds. @returns what cancels it */
  schedule?: (ms: number, run: () => void) => () => void;
  /** Milliseconds on a clock that is never set. */
  elapsed?: () => number;
  /** Rows in one reply at most. */
  maxRows?: number | undefined;
  authSecret: Uint8Array;
  vapid: VapidKeys;
  pushServices?: PushServices;
  /** Whether the demo content and accounts exist on this server. */
  demo: boolean;
  /** The address that people use, without a trailing slash: links in mails begin with it. */
  baseUrl: () => string;
}
