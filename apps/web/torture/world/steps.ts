import type { Step as StorageStep } from '#offline/testing/faults.ts';

/** What the network makes of a browser's requests from now on. */
export type NetworkState = 'up' | 'down' | 'captive' | 'too-old';
/**
 * What becomes of one request. `abort`: the connection ends meanwhile; `held`: it arrives with the next `arrive`, side by side with all that was held back;
 * `late`: it arrives only after the device has given it up; `replay`: it is answered, and
 * arrives once more later; `silent`: not a byte comes back; `cut`: half of the answer does; `proxy`: a stranger answers.
 */
export type RequestFate =
  | 'abort'
  | 'drop'
  | 'drop-answer'
  | 'twice'
  | 'held'
  | 'late'
  | 'replay'
  | 'silent'
  | 'cut'
  | 'proxy'
  | 'slow';
export type PoisonKind = 'type' | 'quiz' | 'stray' | 'size';

/** One line of a script. `on` is the browser's number; `ms`, for all of them, how much time passes afterwards. */
export type Step = { ms: number } & (
  | { do: 'attempt'; on: number; quiz: number; right: number }
  | { do: 'rate'; on: number; card: number; quality: 1 | 3 | 5 }
  | { do: 'notes'; on: number; count: number }
  | { do: 'poison'; on: number; kind: PoisonKind }
  /** An attempt at which the server throws until it is mended. */
  | { do: 'break'; on: number }
  | { do: 'mend' }
  | { do: 'network'; on: number; is: NetworkState }
  | { do: 'request'; on: number; fate: RequestFate }
  /** What was held back arrives. */
  | { do: 'arrive' }
  /** The next transaction of the server breaks. */
  | { do: 'database'; at: 'savepoint' | 'commit' | 'committed'; count: number }
  /** One tab more. */
  | { do: 'open'; on: number }
  /** The tab that leads dies, alone. */
  | { do: 'kill-leader'; on: number }
  /** The whole browser dies, when its storage comes to that step for the `count`-th time. */
  | { do: 'kill'; on: number; at: StorageStep | 'now'; count: number }
  | { do: 'disk'; on: number; fails: 'full' | 'closed'; count: number }
  /** The server's process is killed, or started again. */
  | { do: 'server'; is: 'killed' | 'started' }
  | { do: 'sign-out' }
  | { do: 'sign-in'; on: number }
  | { do: 'clock'; on: number; years: number }
  /** The browser throws its data away, `exported` or not. The file, if any, is taken in again, twice. */
  | { do: 'evict'; on: number; exported: boolean }
  | { do: 'backup' }
  | { do: 'restore'; newEpoch: boolean }
  /** Everything on a disk is copied to another browser; both go on. */
  | { do: 'clone'; on: number }
);

export interface Schedule {
  /** Of the jitter and of the network's delays. */
  seed: number;
  browsers: number;
  /** Whether tabs can agree on a leader. */
  locks: boolean;
  steps: readonly Step[];
  /** Whether other learners of the same server are restored from backups meanwhile. */
  shared?: boolean;
}

/** A script that `replay` takes: one step a line, as JSON. */
export function script({ seed, browsers, locks, steps }: Schedule): string {
  const lines = steps.map((step) => `    ${JSON.stringify(step)},`);
  return [`{ seed: ${seed}, browsers: ${browsers}, locks: ${locks}, steps: [`, ...lines, '] }'].join('\n');
}
