import type { Schedule, Step } from '../world/steps.ts';

/** Every fault, as the steps that bring it about while the first of two devices works. */
export const FAULTS: Readonly<Record<string, readonly Step[]>> = {
  'request dropped': [{ do: 'request', on: 0, fate: 'drop', ms: 0 }],
  'answer dropped after the commit': [{ do: 'request', on: 0, fate: 'drop-answer', ms: 0 }],
  'request doubled': [{ do: 'request', on: 0, fate: 'twice', ms: 0 }],
  'late replay': [{ do: 'request', on: 0, fate: 'late', ms: 0 }],
  'hung up in the middle': [{ do: 'request', on: 0, fate: 'abort', ms: 0 }],
  'not a byte': [{ do: 'request', on: 0, fate: 'silent', ms: 0 }],
  'connection to the database cut before the commit': [{ do: 'database', at: 'commit', count: 1, ms: 0 }],
  'connection to the database cut after the commit': [{ do: 'database', at: 'committed', count: 1, ms: 0 }],
  'client killed when saving': [{ do: 'kill', on: 0, at: 'commit', count: 1, ms: 0 }],
  'client killed when taking an answer in': [{ do: 'kill', on: 0, at: 'removeOps', count: 1, ms: 0 }],
  'two tabs, the leader killed': [
    { do: 'open', on: 0, ms: 0 },
    { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 0 },
    { do: 'kill-leader', on: 0, ms: 0 },
  ],
  'session ended': [{ do: 'sign-out', ms: 0 }],
  'clock ten years ahead': [{ do: 'clock', on: 0, years: 10, ms: 0 }],
  'clock ten years behind': [{ do: 'clock', on: 0, years: -10, ms: 0 }],
  'captive portal': [{ do: 'network', on: 0, is: 'captive', ms: 500 }],
  'disk full': [{ do: 'disk', on: 0, fails: 'full', count: 2, ms: 0 }],
  'database of the browser closed': [{ do: 'disk', on: 0, fails: 'closed', count: 1, ms: 0 }],
  'eviction with export': [
    { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 0 },
    { do: 'evict', on: 0, exported: true, ms: 0 },
  ],
  'backup restored without a new epoch': [{ do: 'restore', newEpoch: false, ms: 0 }],
  'backup restored with a new epoch': [{ do: 'restore', newEpoch: true, ms: 0 }],
  'identity cloned': [{ do: 'clone', on: 0, ms: 0 }],
  'protocol too old': [{ do: 'network', on: 0, is: 'too-old', ms: 500 }],
  poison: [{ do: 'poison', on: 0, kind: 'stray', ms: 0 }],
  'work that makes the server throw': [{ do: 'break', on: 0, ms: 0 }],
};

/** Each of these stands for one way in which devices and server come apart: their pairs are worth the time of every run. */
const TELLING = [
  'answer dropped after the commit',
  'late replay',
  'connection to the database cut after the commit',
  'client killed when taking an answer in',
  'disk full',
  'eviction with export',
  'backup restored without a new epoch',
  'identity cloned',
];

export type Pair = readonly [string, string];

/** @param every also the pairs of all other faults */
export function pairs(every: boolean): Pair[] {
  const names = every ? Object.keys(FAULTS) : TELLING;
  return names.flatMap((first, index) => names.slice(index + 1).map((second): Pair => [first, second]));
}

/** Two devices that work while these faults come, one after the other. */
export function scheduleOf(names: readonly string[]): Schedule {
  const work: Step[] = [
    { do: 'attempt', on: 0, quiz: 1, right: 1, ms: 0 },
    { do: 'attempt', on: 1, quiz: 1, right: 0, ms: 800 },
  ];
  const faults = names.flatMap((name) => [...(FAULTS[name] ?? []), ...work]);
  return { seed: 1, browsers: 2, locks: true, steps: [...work, { do: 'backup', ms: 0 }, ...faults] };
}
