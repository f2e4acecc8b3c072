/** One event of a topic, encoded once for all readers. Its id names the log's epoch and the place in it. */
export type TopicEvent = { id: string; json: string };
/** The state of a topic after the event with this id, as one JSON text. */
export type TopicState = { id: string; state: string };

/** Listens to one topic. Its functions are called in order, each event once, and must not throw. */
export interface Follower {
  events(events: readonly TopicEvent[]): void;
  /** The log began again: the next events continue the new state, not what was read before. */
  restarted(): void;
  dropped(): void;
}

/** Logs of events and states. A writer that lost its lease writes nothing and throws LeaseLost. */
export interface Topics {
  /** Writes a new topic's first state. @throws AppError UNAVAILABLE where the store is away, as all but append and drop do */
  create(lease: Lease, findState: string): Promise<void>;
  /** Adds events (JSON texts) and the state after them, all or nothing. Like `drop`, waits for the store. @returns their ids */
  append(lease: Lease, addition: { events: readonly string[]; state: string }): Promise<string[]>;
  /** Reads events after that id; null where the log no longer has them all, so that a reader needs the state. */
  listAfter(topic: string, id: string): Promise<TopicEvent[] | null>;
  state(topic: string): Promise<TopicState | null>;
  /** Follows what is added from now on; readers use `topicStream`, which misses nothing. @returns what ends it */
  follow(topic: string, follower: Follower): Promise<() => void>;
  /** Ends a topic: its log, state, commands and lease. */
  drop(lease: Lease): Promise<void>;
}

/** The right to write one topic, as long as it isn't lost. */
export interface Lease {
  readonly topic: string;
  /** Grows with each owner; writes with an older number are refused. */
  readonly fence: number;
  /** Aborted when another owner may have taken over; stop serving then. */
  readonly lost: AbortSignal;
  /** Gives the lease back, so that another process may go on at once. */
  release(): Promise<void>;
}

interface Leases {
  /** Makes this process the topic's owner and keeps it so; null where there is another. */
  claim(topic: string): Promise<Lease | null>;
  /** Claims each topic with this beginning that has a state and no owner, and hands it to `adopt`. @returns what ends it */
  onOrphan(prefix: string, adopt: (lease: Lease, state: TopicState) => void): () => void;
}

/** A command as it was sent, in plain JSON. Its id stays when it is delivered again because an owner died. */
export type TopicCommand = { id: string; body: unknown };

export interface TopicCommands {
  /**
   * Hands a command to the topic's owner, on this process or another, and waits for the reply.
   * @throws AppError the handler's; NOT_FOUND without such a topic, UNAVAILABLE if the store is away or no reply comes in 12 s
   */
  send(topic: string, body: unknown): Promise<unknown>;
  /** Calls `handler` with each command, also those left unanswered before; none waits for others. Ends with the lease. */
  serve(lease: Lease, handler: (command: TopicCommand) => Promise<unknown>): void;
}

/** Small values that all processes see. They lapse an hour after the last put or replace. `list` has the newest first. */
export interface Registry {
  put(kind: string, key: string, value: string): Promise<void>;
  /** @returns the value afterwards */
  putIfAbsent(kind: string, key: string, value: string): Promise<string>;
  /** Replaces a value, for an hour more, where it is still the expected one. @returns whether it was */
  replace(kind: string, key: string, expected: string, value: string): Promise<boolean>;
  get(kind: string, key: string): Promise<string | null>;
  /** Removes a value; with `value`, only where it is that one. */
  remove(kind: string, key: string, value?: string): Promise<void>;
  list(kind: string, limit: number): Promise<{ key: string; value: string }[]>;
}

/** Hints to all processes, this one included; they may get lost. `on` returns what ends it. */
export interface Signals {
  publish(channel: string, text: string): void;
  on(channel: string, listener: (text: string) => void): () => void;
}

export interface Presence {
  /** Counts one more connection of this person on this process. @returns what ends it */
  enter(userId: string): () => void;
  /** Reads which of these people are connected to any process; nobody if the store can't be reached. */
  listOnline(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Topics with a log, one owner each, and commands that reach the owner on whichever process it is. */
export interface Realtime {
  /** Whether its contents outlive this process. */
  readonly outlivesProcess: boolean;
  topics: Topics;
  leases: Leases;
  commands: TopicCommands;
  registry: Registry;
  signals: Signals;
  presence: Presence;
  /** Adds an owner's work elsewhere, which must end soon once its lease is lost. `close` gives leases back, then waits for it. */
  trackWork(work: Promise<unknown>): void;
  close(): Promise<void>;
}
