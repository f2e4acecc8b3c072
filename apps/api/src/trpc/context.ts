import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Database, Executor, Lane, Tx } from '@quorbit/db/client';
import type { Env } from '../env.ts';
import type { AcceptedNo } from '../lib/accepted-no.ts';
import type { Admits } from '../lib/admits.ts';
import type { Backlog } from '../lib/backlog.ts';
import type { Deeds } from '../lib/deeds.ts';
import type { Gate, PassOptions } from '../lib/gate.ts';
import type { Holds } from '../lib/holds.ts';
import type { Logger } from '../lib/logger.ts';
import type { MirrorReader } from '../lib/mirror.ts';
import type { OpType } from '../lib/ops.ts';
import type { PersonalTable } from '../lib/personal.ts';
import type { PushServices } from '../lib/push-services.ts';
import type { RoleChange } from '../lib/role-change.ts';
import type { SettingsPart } from '../lib/settings.ts';
import type { Shows } from '../lib/shows.ts';
import type { FeatureSwitches } from '../lib/switches.ts';
import type { Takings } from '../lib/takings.ts';
import type { VapidKeys } from '../lib/vapid-keys.ts';
import type { Watched } from '../lib/watched.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { SeenAdmins } from '../sessions/seen-admins.ts';

/** Who is calling, as the session row says at this request. */
export interface Actor {
  id: string;
  role: Role;
  /** The zone in force. */
  timeZone: string;
  /** Whether the settings fix it; else it follows the newest work. */
  zoneFixed?: boolean;
  /** The id in the token; the database has only its hash. Never logged. */
  sessionId: string;
}

/** What areas look up from each other at run time. Made from the list of areas, which they can't import themselves. */
export interface Registries {
  /** How each kind of mirrored row is read. */
  mirror: ReadonlyMap<string, MirrorReader>;
  /** Every type of work that devices may queue, by name. */
  ops: ReadonlyMap<string, OpType>;
  personal: {
    /** A table comes before those that refer to it. */
    toExport: readonly PersonalTable[];
    /** A table comes after those that refer to it. */
    toErase: readonly PersonalTable[];
  };
  /** Who owns each setting of a profile, by its name. */
  settings: ReadonlyMap<string, SettingsPart>;
  /** What all areas do when somebody's role changes. */
  roleChanges: readonly RoleChange[];
  /** The highest number in the order of accepted work, by area. */
  acceptedNo: readonly AcceptedNo[];
  /** What achievements count, by area. */
  deeds: readonly Deeds[];
  /** What people have of quizzes, by area. */
  holds: readonly Holds[];
  /** Who may look at pictures, by area. */
  shows: readonly Shows[];
  /** Who has taken which quiz. */
  takings: Takings;
  /** Whose codes let people in while accounts are made by invitation alone, by area. */
  admits: readonly Admits[];
  /** Work that waits for a worker, by area. */
  backlogs: readonly Backlog[];
}

/** What the whole server shares; created once in `server.ts`. */
export interface Deps extends Registries {
  env: Env;
  database: Database;
  /** Lets the writes of one learner in, one after the other. */
  gate: Gate;
  /** Topics that processes share, with one owner each. */
  realtime: Realtime;
  log: Logger;
  /** What admins switched off. */
  switches: FeatureSwitches;
  /** What health looks at besides the database. */
  watched: Watched;
  /** For whom health opens without the database. */
  seenAdmins: SeenAdmins;
  now: () => Date;
  /** Waits this many milliseconds; tests replace it. */
  pause?: (ms: number) => Promise<void>;
  /** Calls once after so many milliseconds; tests replace it. @returns what cancels it */
  after?: (ms: number, run: () => void) => () => void;
  /** Milliseconds on a clock that is never set; tests replace it. */
  elapsed?: () => number;
  /** Rows in one reply at most; tests lower it. */
  maxRows?: number | undefined;
  /** The key that signs tokens. */
  authSecret: Uint8Array;
  /** The keys that push services know this server by. */
  vapid: VapidKeys;
  /** Which push services browsers may name; tests replace it. */
  pushServices?: PushServices;
  /** Whether the demo content and accounts exist on this server. */
  demo: boolean;
  /** Where people reach the server, without a trailing slash: links in mails begin with it. */
  baseUrl: () => string;
}

/** Where a call meets the database. */
export interface Edges {
  /** Reads go here; writes go through `write`. */
  db: Executor;
  /** The edge of a write without a session: locks `scopes`, then runs `fn` in one transaction. */
  write<T>(scopes: readonly Scope[], fn: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for a signed-in caller: account and session are read again under the lock, and all writes of one learner pass
   * one gate.
   * @throws AppError UNAVAILABLE after 2 s of waiting at the gate; long work sooner, where it would wait for too long
   */
  writeAs<T>(scopes: readonly Scope[], fn: (tx: Tx, actor: Actor) => Promise<T>, options?: PassOptions): Promise<T>;
}

/** The socket over which a subscription runs. */
export interface SocketInfo {
  /** Unlike any other's, on all processes. */
  id: string;
  /** Milliseconds from here to the client: half of the fastest of the last answers to a ping. Null before the first. */
  latency(): number | null;
  /** Called with each new measurement. @returns what ends it */
  onLatency(listener: (milliseconds: number) => void): () => void;
}

/** What one call works with. */
export interface Context extends Edges {
  deps: Deps;
  now: () => Date;
  actor: Actor | null;
  /** The user whom the token names, even if its session has ended; only verified signatures count. */
  claimedId: string | null;
  requestId: string;
  address: string;
  userAgent: string | null;
  /** Whether demo accounts may use this connection. */
  demo: boolean;
  /** Null for everything that comes over HTTP. */
  socket: SocketInfo | null;
  /** Whether the request makes other calls too. */
  batched: boolean;
  /** Takes points from the client's budget. @throws AppError TOO_MANY */
  charge(points: number): Promise<void>;
  /** The same edges over the connections of a lane. */
  on(lane: Lane): Edges;
  /** The same for what is saved even when the disk is almost full. */
  forNeeded(): Pick<Context, 'deps' | 'on' | keyof Edges>;
}

/** A context whose caller is signed in. */
export type SignedInContext = Omit<Context, 'actor'> & { actor: Actor };
