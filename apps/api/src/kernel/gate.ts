/** A learner's device: the ids of the learner and of the session. */
export type Caller = { id: string; sid: string };

/** The decision whether a caller's long work is admitted. */
export interface Admission {
  /** Seconds until the caller should come back; null if admitted. */
  retryAfter: number | null;
  /** Frees the caller's place. Call it once the caller was answered or hung up; further calls do nothing. */
  leave(): void;
  /** Refuses an admitted caller that waited in vain, and remembers its turn. @returns seconds until the next try */
  giveUp(): number;
}

export interface GateRunOptions {
  /** Whether the work is long: only a few pieces of long work run at a time, for all callers together. */
  isLong?: boolean;
  /** The admission of the long work. Without it, `run` itself admits or refuses the work. */
  admission?: Admission | undefined;
  /** Returns whether the caller has hung up; its work is then skipped if it was still waiting. */
  hasHungUp?: () => boolean;
}

/** Admits each learner's writes on this process one after the other. */
export interface Gate {
  /** Runs `fn` after the learner's earlier writes. @throws AppError UNAVAILABLE instead, if the wait is too long */
  run<T>(caller: Caller, fn: () => Promise<T>, options?: GateRunOptions): Promise<T>;
  /** Counts an incoming request for long work, before anything else about it is known. */
  countArrival(): void;
  /** Decides, before a request for long work is read, whether it can be served in time. */
  requestAdmission(caller: Caller): Admission;
}
