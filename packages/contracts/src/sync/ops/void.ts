// Without the schema, which every signed-in page would load.
export const VOID = 'void';

/**
 * The learner discarded an op. Before it was sent, this takes its place in the queue, with an op id of its own, so that
 * the numbers have no gap. Of parked work that was refused, it removes the server's copy.
 */
export interface VoidArgs {
  of: string;
}
