// The schema of the arguments isn't in this file, because every signed-in page would load it.
export const VOID = 'void';

/**
 * The learner discarded an op. If the op wasn't sent yet, the void replaces it in the queue under a new op id, so that
 * the sequence numbers have no gap. If the op was parked and then refused, the void removes the server's copy.
 */
export interface VoidArgs {
  of: string;
}
