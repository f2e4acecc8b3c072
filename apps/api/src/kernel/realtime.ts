/** One event of a topic, encoded once for all readers. Its id is the epoch of the log and the position in it. */
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
  /** Writes the first state. @throws AppError UNAVAILABLE without the store, as all methods but append and drop do */
  create(lease: Lease, state: string): Promise<void>;
  /** Adds events and the state after them, all or nothing; waits for the store like `drop`. @returns the ids */
  append(lease: Lease, addition: { events: readonly string[]; state: string }): Promise<string[]>;
  /** Reads the events after `id`; null if the log no longer has all of them, so that the reader needs the state. */
  listAfter(topic: string, id: string): Promise<TopicEvent[] | null>;
  state(topic: string): Promise<TopicState | null>;
  /** Follows new events; readers use `topicStream`, which misses none. @returns a function that stops following */
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
  /** Claims ownerless topics whose names begin with `prefix`, for `adopt`. @returns a function that stops this */
  onOrphan(prefix: string, adopt: (lease: Lease, state: TopicState) => void): () => void;
}

/** A command in plain JSON, as it was sent. It keeps its id if it's delivered again after its owner died. */
export type TopicCommand = { id: string; body: unknown };

export interface TopicCommands {
  /**
   * Sends a command to the topic's owner, on any process, and waits for the reply. @throws the AppError of the owner's
   * handler; NOT_FOUND without the topic; UNAVAILABLE without the store, or without a reply within 12 s.
   */
  send(topic: string, body: unknown): Promise<unknown>;
  /** Calls `handler` with each command, also those that a former owner left, concurrently, until the lease ends. */
  serve(lease: Lease, handler: (command: TopicCommand) => Promise<unknown>): void;
}

/** Small values that all processes see. A value expires an hour after its last put or replace. `list`: newest first. */
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

/** Hints to all processes, this one included, which may get lost. `on` returns a function that stops listening. */
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
  /** Adds work outside the topic that ends soon after the lease is lost; `close` waits for it. */
  trackWork(work: Promise<unknown>): void;
  close(): Promise<void>;
}
