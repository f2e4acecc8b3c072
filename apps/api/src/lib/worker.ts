import type { Deps } from '../trpc/context.ts';

/** Background work, in rounds, for as long as the server runs. */
export interface Worker {
  name: string;
  /** Milliseconds between rounds that found nothing. */
  pauseMs: number;
  /** It frees space, so it runs even when the disk is almost full. */
  needed?: true;
  start(deps: Deps): RunningWorker;
}

interface RunningWorker {
  /** One round; resolves to true when there may be more to do right away. */
  round(): Promise<boolean>;
  /** Cuts short what a round is waiting for, so that the server needn't wait for it when it stops. */
  cut?(): void;
}
