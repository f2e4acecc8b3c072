/** One event of a topic, encoded once for all readers. Its id names the log's epoch and the place in it. */
export type TopicEvent = { id: string; json: string };
/** Everything that has happened in a topic up to the event with this id, as one JSON text. */
export type TopicState = { id: string; state: string };

/** Listens to one topic. Its functions are called in order, and what they throw is logged. */
export interface Follower {
  events(events: readonly TopicEvent[]): void;
  /** The log began again: the next events continue the new state, not what was read before. */
  restarted(): void;
  dropped(): void;
}

/** Logs of events, with the state after them. Their writers throw LeaseLost where another owner has taken over. */
export interface Topics {
  /** Writes a new topic's first state. @throws AppError UNAVAILABLE where the store can't be reached */
  begin(lease: Lease, state: string): Promise<void>;
  /** Adds events (JSON texts) and the state after them, all or nothing; waits for the store. @returns the events' ids */
  append(lease: Lease, addition: { events: readonly string[]; state: string }): Promise<string[]>;
  /** Reads events after that id; null where the log no longer has them all, so that a reader needs the state. */
  after(topic: string, id: string): Promise<TopicEvent[] | null>;
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
  /** Claims each topic with this beginning whose owner is gone, and hands it to `adopt`. @returns what ends it */
  onOrphan(beginning: string, adopt: (lease: Lease, state: TopicState) => void): () => void;
}

/** A command as it was sent, in plain JSON. Its id stays when it is delivered again because an owner died. */
export type Command = { id: string; body: unknown };

export interface Commands {
  /**
   * Hands a command to the topic's owner, on this process or another, and waits for the reply.
   * @throws AppError the handler's own; NOT_FOUND without such a topic, UNAVAILABLE without a reply for a long time
   */
  send(topic: string, body: unknown): Promise<unknown>;
  /** Receives an owned topic's commands in order, also those that the owner before left unanswered. Ends with the lease. */
  serve(lease: Lease, handler: (command: Command) => Promise<unknown>): void;
}

/** Small values that all processes see, newest first. They lapse after an hour, and with the process that put them. */
export interface Registry {
  put(kind: string, key: string, value: string): Promise<void>;
  /** @returns the value afterwards */
  putIfNone(kind: string, key: string, value: string): Promise<string>;
  /** Replaces a value where it is still the expected one. @returns whether it was */
  replace(kind: string, key: string, expected: string, value: string): Promise<boolean>;
  get(kind: string, key: string): Promise<string | null>;
  /** Removes a value; with `value`, only where it is that one. */
  remove(kind: string, key: string, value?: string): Promise<void>;
  list(kind: string, limit: number): Promise<{ key: string; value: string }[]>;
}

/** News to all processes that may get lost: hints, never facts. `on` returns what ends it. */
export interface Signals {
  publish(channel: string, text: string): void;
  on(channel: string, listener: (text: string) => void): () => void;
}

export interface Presence {
  /** Counts one more connection of this person on this process. @returns what ends it */
  enter(userId: string): () => void;
  /** Reads which of these people are connected to any process, in one read. */
  among(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Topics with a log, one owner each, and commands that reach the owner on whichever process it is. */
export interface Realtime {
  /** Whether its contents outlive this process. */
  readonly outlivesProcess: boolean;
  topics: Topics;
  leases: Leases;
  commands: Commands;
  registry: Registry;
  signals: Signals;
  presence: Presence;
  /** Lets `close` wait for work that an owner does elsewhere for its topic. The work ends soon once the lease is lost. */
  finish(work: Promise<unknown>): void;
  close(): Promise<void>;
}
