/** One piece of work to be queued. */
export interface Work {
  type: string;
  /** The version of the format of `args`; 1 by default. */
  v?: number;
  args: unknown;
  /** The id of the op, given by callers that refer to the work later; by default a new id is made. */
  opId?: string;
}
