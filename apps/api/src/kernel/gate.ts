/** A device of a learner: the learner's id, and that of its session. */
export type Caller = { id: string; sid: string };

/** The answer to a request for long work. */
export interface Admission {
  /** Seconds until the caller should come back; null if admitted. */
  retryAfter: number | null;
  /** Frees the place. Call it once the caller was answered or is gone; calling it again does nothing. */
  leave(): void;
  /** Refuses an admitted caller that waited in vain and remembers its turn. @returns seconds until it should come back */
  giveUp(): number;
}

export interface GateRunOptions {
  /** Long work runs a few pieces at a time, for all callers together. */
  isLong?: boolean;
  /** The admission of the long work. Without one, `run` admits or refuses it. */
  admission?: Admission | undefined;
  /** Whether the caller has hung up; then work that waited for its turn is skipped. */
  hasHungUp?: () => boolean;
}

/** Lets each learner's writes on this process in, one after the other. */
export interface Gate {
  /** Runs `fn` after this learner's earlier writes. @throws AppError UNAVAILABLE, without running it, if the wait is too long */
  run<T>(caller: Caller, fn: () => Promise<T>, options?: GateRunOptions): Promise<T>;
  /** Notes that a request of long work has come in, before anything else of it is known. */
  countArrival(): void;
  /** Says, before a request of long work is read, whether it would be served in time. */
  requestAdmission(caller: Caller): Admission;
}
