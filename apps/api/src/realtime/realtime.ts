// What live features are built on: topics with a log, one owner each, and commands that reach the owner wherever it is.

import type { Presence } from './presence.ts';

/** One event of a topic. Its id names the log's epoch and the place in it, so that readers can go on where they were. */
export interface TopicEvent {
  id: string;
  /** Encoded once, for all who read it. */
  json: string;
}

/** Everything that has happened in a topic, in one text. */
export interface TopicState {
  /** Of the newest event that the state includes. */
  id: string;
  state: string;
}

/** What is added to a log in one step: either all of it is there or nothing. */
export interface Addition {
  /** JSON texts. */
  events: readonly string[];
  /** The state after these events. */
  state: string;
}

/** Called in order. What they throw is logged. */
export interface Follower {
  /** Each event once, in order. */
  events(events: readonly TopicEvent[]): void;
  /** The log began again: what comes next continues the state, not what was read before. */
  restarted(): void;
  /** The topic is gone. */
  dropped(): void;
}

export interface Topics {
  /** Writes a new topic's first state. @throws LeaseLost; AppError UNAVAILABLE where the store can't be reached */
  begin(lease: Lease, state: string): Promise<void>;
  /**
   * Adds events and the state after them. Waits while the store can't be reached.
   * @returns the events' ids
   * @throws LeaseLost where another owner has taken over; then nothing was written
   */
  append(lease: Lease, addition: Addition): Promise<string[]>;
  /** Events after that id; null where the log no longer has them all, so that a reader needs the state. */
  after(topic: string, id: string): Promise<TopicEvent[] | null>;
  /** Null where there is no such topic. */
  state(topic: string): Promise<TopicState | null>;
  /**
   * Follows what is added from now on. Readers use `topicStream`, which puts following and reading what they missed in
   * the right order.
   * @returns what ends it
   */
  follow(topic: string, follower: Follower): Promise<() => void>;
  /** Ends a topic: its log, state, commands and lease. @throws LeaseLost */
  drop(lease: Lease): Promise<void>;
}

/** The right to write one topic, as long as it isn't lost. */
export interface Lease {
  readonly topic: string;
  /** Grows with each owner; writes with an older one are refused. */
  readonly fence: number;
  /** Aborted when another owner may have taken over; stop serving then. */
  readonly lost: AbortSignal;
  /** Gives it back, so that another process may go on at once. */
  release(): Promise<void>;
}

interface Leases {
  /** Makes this process the topic's owner and keeps it so; null where there is another. */
  claim(topic: string): Promise<Lease | null>;
  /**
   * Calls `adopt` for each topic with this beginning that has a state and whose owner is gone, with the lease already
   * claimed. @returns what ends it
   */
  onOrphan(beginning: string, adopt: (lease: Lease, state: TopicState) => void): () => void;
}

export interface Command {
  /** The same when a command is delivered again, which happens when an owner dies before it replied. */
  id: string;
  /** As it was sent; plain JSON. */
  body: unknown;
}

export interface Commands {
  /**
   * Hands a command to the topic's owner, on this process or another, and waits for the reply.
   * @throws what the handler threw, as an AppError; AppError NOT_FOUND without such a topic, UNAVAILABLE without a reply
   * for a long time
   */
  send(topic: string, body: unknown): Promise<unknown>;
  /**
   * Receives the commands of a topic that this process owns, those that an owner before it left unanswered first. The
   * handler is called in the order in which they came; the next one doesn't wait for the reply. Ends with the lease.
   */
  serve(lease: Lease, handler: (command: Command) => Promise<unknown>): void;
}

/** Small values that all processes see, for as long as the process that put them is alive. */
export interface Registry {
  /** Puts or replaces a value; it lapses after an hour unless it is put again. */
  put(kind: string, key: string, value: string): Promise<void>;
  /** Puts a value unless there is one. @returns the value afterwards */
  putIfNone(kind: string, key: string, value: string): Promise<string>;
  /** Replaces a value where it is still the one expected, and lets it last an hour more. @returns whether it was */
  replace(kind: string, key: string, expected: string, value: string): Promise<boolean>;
  get(kind: string, key: string): Promise<string | null>;
  /** Removes it; with `value`, only where it is that one. */
  remove(kind: string, key: string, value?: string): Promise<void>;
  /** Newest first. */
  list(kind: string, limit: number): Promise<{ key: string; value: string }[]>;
}

/** News to all processes that may get lost: hints, never facts. */
export interface Signals {
  publish(channel: string, text: string): void;
  /** @returns what ends it */
  on(channel: string, listener: (text: string) => void): () => void;
}

export interface Realtime {
  /** Whether what it holds outlives this process. */
  readonly outlivesProcess: boolean;
  topics: Topics;
  leases: Leases;
  commands: Commands;
  registry: Registry;
  signals: Signals;
  presence: Presence;
  /** What an owner writes elsewhere on behalf of its topic; `close` waits for it. It ends soon once the lease is lost. */
  finish(work: Promise<unknown>): void;
  /** Gives all leases back and waits for what their owners have begun. */
  close(): Promise<void>;
}

/** Another owner has taken over: whatever this one wanted to write was not written. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
  constructor(topic: string) {
    super(`Somebody else owns ${topic}.`);
  }
}

/** Events that a log keeps at least; readers further behind begin with the state. */
export const KEPT_EVENTS = 500;
/** How long a registered value lasts without being put again. */
export const REGISTERED_MS = 3_600_000;
