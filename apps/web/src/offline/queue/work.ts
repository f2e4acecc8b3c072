/** One piece of work to be queued. */
export interface Work {
  type: string;
  /** The version of the args; 1 by default. */
  v?: number;
  args: unknown;
  /** Given by a caller that will name the work later; otherwise a new one is made. */
  opId?: string;
}
