/**
 * One event of a topic, encoded once for all readers. Its id consists of the log's epoch and the position in the log.
 */
export type TopicEvent = { id: string; json: string };
/** The state of a topic after the event with this id, as JSON text. */
export type TopicState = { id: string; state: string };

/** Follows one topic. Its functions are called in order, once per event, and must not throw. */
export interface Follower {
  events(events: readonly TopicEvent[]): void;
  /** Called when the log has begun again: the next events continue the new state, not the events read before. */
  restarted(): void;
  dropped(): void;
}

/** Stores the events and states of topics. A writer that has lost its lease writes nothing and gets LeaseLost. */
export interface Topics {
  /**
   * Writes the first state of a new topic.
   * @throws AppError UNAVAILABLE if the store can't be reached, as all methods but append and drop do.
   */
  create(lease: Lease, state: string): Promise<void>;
  /**
   * Adds events (JSON texts) and the state after them, all or nothing. Like `drop`, it waits until the store can be
   * reached.
   * @returns the events' ids.
   */
  append(lease: Lease, addition: { events: readonly string[]; state: string }): Promise<string[]>;
  /**
   * Reads the events after the one with `id`; null if the log no longer has all of them, so that the reader needs the
   * state.
   */
  listAfter(topic: string, id: string): Promise<TopicEvent[] | null>;
  state(topic: string): Promise<TopicState | null>;
  /**
   * Follows the events added from now on; readers use `topicStream`, which misses none.
   * @returns a function that stops following.
   */
  follow(topic: string, follower: Follower): Promise<() => void>;
  /** Ends a topic: deletes its log, state, commands and lease. */
  drop(lease: Lease): Promise<void>;
}

/** The exclusive right to write one topic, valid until it's lost. */
export interface Lease {
  readonly topic: string;
  /** A number that grows with each owner; writes with an older number are refused. */
  readonly fence: number;
  /** Aborted when another owner may have taken over the topic; the holder must then stop serving it. */
  readonly lost: AbortSignal;
  /** Gives the lease back, so that another process can take over the topic at once. */
  release(): Promise<void>;
}

interface Leases {
  /** Makes this process the topic's owner and keeps renewing the lease; null if the topic already has an owner. */
  claim(topic: string): Promise<Lease | null>;
  /**
   * Claims each topic that begins with `prefix` and has a state but no owner, and hands it to `adopt`.
   * @returns a function that stops the claiming.
   */
  onOrphan(prefix: string, adopt: (lease: Lease, state: TopicState) => void): () => void;
}

/** A command in plain JSON, as it was sent. It keeps its id if it's delivered again after its owner died. */
export type TopicCommand = { id: string; body: unknown };

export interface TopicCommands {
  /**
   * Sends a command to the topic's owner, on this process or another, and waits for the reply.
   * @throws AppError with the refusal of the owner's handler; NOT_FOUND if the topic doesn't exist; UNAVAILABLE if the
   * store can't be reached or no reply comes within 12 s.
   */
  send(topic: string, body: unknown): Promise<unknown>;
  /**
   * Calls `handler` with each command to the topic, including those that a former owner left unanswered; commands don't
   * wait for each other. The calls stop when the lease ends.
   */
  serve(lease: Lease, handler: (command: TopicCommand) => Promise<unknown>): void;
}

/**
 * Stores small values that all processes see. A value expires an hour after its last put or replace. `list` returns the
 * newest first.
 */
export interface Registry {
  put(kind: string, key: string, value: string): Promise<void>;
  /** Stores the value unless the key already has one. @returns the value stored afterwards */
  putIfAbsent(kind: string, key: string, value: string): Promise<string>;
  /** Replaces a value, for another hour, if it still equals `expected`. @returns whether it did */
  replace(kind: string, key: string, expected: string, value: string): Promise<boolean>;
  get(kind: string, key: string): Promise<string | null>;
  /** Removes a value; if `value` is given, only if the stored value equals it. */
  remove(kind: string, key: string, value?: string): Promise<void>;
  list(kind: string, limit: number): Promise<{ key: string; value: string }[]>;
}

/**
 * Hints that reach all processes, this one included, but may get lost. `on` returns a function that stops listening.
 */
export interface Signals {
  publish(channel: string, text: string): void;
  on(channel: string, listener: (text: string) => void): () => void;
}

export interface Presence {
  /** Counts one more connection of the user on this process. @returns a function that ends this connection's count */
  enter(userId: string): () => void;
  /** Returns which of these users are connected to any process; none if the store can't be reached. */
  listOnline(userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Topics with a log and one owner each; commands reach the owner on whichever process it runs. */
export interface Realtime {
  /** Whether topics and values survive the end of this process. */
  readonly outlivesProcess: boolean;
  topics: Topics;
  leases: Leases;
  commands: TopicCommands;
  registry: Registry;
  signals: Signals;
  presence: Presence;
  /**
   * Adds work that an owner does outside the topic and that must end soon after its lease is lost. `close` gives the
   * leases back and then waits for this work.
   */
  trackWork(work: Promise<unknown>): void;
  close(): Promise<void>;
}
