/** The ids of the learner and of the session that write. */
export type Caller = { id: string; sid: string };

/** The answer to a request for long work. */
export interface Admission {
  /** Seconds until the caller should come back; null if admitted. */
  retryAfter: number | null;
  /** Frees the place once the caller has been answered or is gone. Idempotent. */
  leave(): void;
  /** Refuses an admitted caller that waited in vain and remembers its turn. @returns seconds until it should come back */
  giveUp(): number;
}

export interface PassOptions {
  /** Long work runs a few pieces at a time, for all callers together. */
  takesLong?: boolean;
  /** The admission of the long work. Without one, the work is admitted or refused when it arrives. */
  admission?: Admission | undefined;
  /** Whether the caller has hung up; then work that waited for its turn is skipped. */
  isGone?: () => boolean;
}

/** Lets the writes of one learner in, one after the other. */
export interface Gate {
  /** Runs `fn` when all earlier writes of this learner are done. @throws AppError UNAVAILABLE when that takes too long */
  pass<T>(caller: Caller, fn: () => Promise<T>, options?: PassOptions): Promise<T>;
  /** Notes that a request of long work has come in, before anything else of it is known. */
  arrive(): void;
  /** Says, before a request of long work is read, whether it would be served in time. */
  admit(caller: Caller): Admission;
}
