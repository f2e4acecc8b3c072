import type { Schedule, Step } from '../world/steps.ts';

/** Every fault by name, as the steps that cause it on the first of two devices while it works. */
export const FAULTS: Readonly<Record<string, readonly Step[]>> = {
  'request dropped': [{ do: 'request', on: 0, fate: 'drop', ms: 0 }],
  'reply dropped after the commit': [{ do: 'request', on: 0, fate: 'drop-answer', ms: 0 }],
  'request doubled': [{ do: 'request', on: 0, fate: 'twice', ms: 0 }],
  'late replay': [{ do: 'request', on: 0, fate: 'late', ms: 0 }],
  'connection aborted during the request': [{ do: 'request', on: 0, fate: 'abort', ms: 0 }],
  'no reply at all': [{ do: 'request', on: 0, fate: 'silent', ms: 0 }],
  'connection to the database cut before the commit': [{ do: 'database', at: 'commit', count: 1, ms: 0 }],
  'connection to the database cut after the commit': [{ do: 'database', at: 'committed', count: 1, ms: 0 }],
  'client killed when saving': [{ do: 'kill', on: 0, at: 'commit', count: 1, ms: 0 }],
  'client killed while applying a reply': [{ do: 'kill', on: 0, at: 'removeOps', count: 1, ms: 0 }],
  'two tabs, the leader killed': [
    { do: 'open', on: 0, ms: 0 },
    { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 0 },
    { do: 'kill-leader', on: 0, ms: 0 },
  ],
  'page hidden': [{ do: 'look', on: 0, visible: false, ms: 0 }],
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
  'work discarded': [
    { do: 'request', on: 0, fate: 'drop-answer', ms: 0 },
    { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 0 },
    { do: 'discard', on: 0, which: 0, ms: 500 },
  ],
  'a newer app in another tab': [{ do: 'open', on: 0, app: 'newer', ms: 300 }],
  'an older app in another tab': [{ do: 'open', on: 0, app: 'older', ms: 300 }],
  'an app in the front tab that is too old for the server': [{ do: 'open', on: 0, app: 'oldest', ms: 300 }],
  'a suspended process': [{ do: 'pause', on: 0, what: 'browser', minutes: 0.3, ms: 100 }],
  'two tabs, the leader hangs': [
    { do: 'open', on: 0, ms: 0 },
    { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 0 },
    { do: 'pause', on: 0, what: 'leader', minutes: 0.3, ms: 0 },
  ],
  'two tabs, the leader frozen': [
    { do: 'open', on: 0, ms: 0 },
    { do: 'freeze', on: 0, minutes: 0.3, ms: 0 },
  ],
  'power lost': [
    { do: 'flush', on: 0, ms: 0 },
    { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 800 },
    { do: 'power-loss', on: 0, ms: 0 },
  ],
  'a clock that runs fast': [{ do: 'drift', on: 0, percent: 1, ms: 0 }],
  'another time zone': [{ do: 'travel', on: 0, to: 'Pacific/Kiritimati', ms: 0 }],
  'a draft in a browser that is killed': [
    { do: 'draft', on: 0, quiz: 1, timed: true, ms: 500 },
    { do: 'answer', on: 0, which: 0, question: 0, option: 1, ms: 300 },
    { do: 'kill', on: 0, at: 'now', count: 1, ms: 0 },
    { do: 'hand-in', on: 0, which: 0, ms: 0 },
  ],
  'packs on a disk that is nearly full': [
    { do: 'keep', on: 0, quiz: 1, kept: true, ms: 800 },
    { do: 'space', on: 0, packs: 1, ms: 0 },
  ],
  'a scope that no longer exists': [{ do: 'old-scope', on: 0, ms: 0 }],
  'role changed': [
    { do: 'keep', on: 0, quiz: 0, kept: true, ms: 0 },
    { do: 'role', premium: true, ms: 0 },
  ],
  poison: [{ do: 'poison', on: 0, kind: 'stray', ms: 0 }],
  'work that makes the server throw': [{ do: 'break', on: 0, ms: 0 }],
};

/**
 * Faults that can each make devices and server diverge in their own way, so that testing their pairs is worth the time
 * of every run.
 */
const CRITICAL = [
  'reply dropped after the commit',
  'late replay',
  'client killed while applying a reply',
  'disk full',
  'backup restored without a new epoch',
  'identity cloned',
];

export type Pair = readonly [string, string];

/**
 * Lists the pairs of faults to test.
 * @param every whether to pair all faults, not only the critical ones.
 */
export function listPairs(every: boolean): Pair[] {
  const names = every ? Object.keys(FAULTS) : CRITICAL;
  return names.flatMap((first, index) => names.slice(index + 1).map((second): Pair => [first, second]));
}

/** Builds a script in which two devices work while the named faults occur, one after the other. */
export function buildSchedule(names: readonly string[]): Schedule {
  const work: Step[] = [
    { do: 'attempt', on: 0, quiz: 1, right: 1, ms: 0 },
    { do: 'attempt', on: 1, quiz: 1, right: 0, ms: 800 },
  ];
  const faults = names.flatMap((name) => [...(FAULTS[name] ?? []), ...work]);
  return { seed: 1, browsers: 2, locks: true, steps: [...work, { do: 'backup', ms: 0 }, ...faults] };
}
