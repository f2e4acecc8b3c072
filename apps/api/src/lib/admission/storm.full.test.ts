// Simulates more work than the embedded database can serve, and measures how often the gate refuses callers and how
// much it serves.
import { describe, expect, it } from 'vitest';
import type { Gate } from '../../kernel/gate.ts';
import { playStorm, type Storm, type StormFigures } from '../../testing/storm/storm.ts';
import { createWaitingRoomBefore } from '../../testing/storm/waiting-room-before.ts';
import { createGate, type GateOptions } from './gate.ts';

const SEEDS = ['1', '2'];
const EMBEDDED = { kind: 'pglite', readsDone: async () => {} } as const;

/**
 * Creates the gate of earlier releases: unannounced work was refused only after it had waited, and it lost its turn.
 */
function createGateBefore(options: GateOptions): Gate {
  const gate = createGate(EMBEDDED, { ...options, openWaitingRoom: createWaitingRoomBefore });
  const unannounced = { retryAfter: null, leave: () => {}, giveUp: () => 2 };
  return {
    ...gate,
    run: (caller, fn, pass) => gate.run(caller, fn, { ...pass, admission: pass?.admission ?? unannounced }),
  };
}

const createGateNow = (options: GateOptions) => createGate(EMBEDDED, options);

async function runStorm(gateOf: (options: GateOptions) => Gate, storm: Omit<Storm, 'seed'>): Promise<StormFigures> {
  const all: StormFigures[] = [];
  for (const seed of SEEDS) all.push(await playStorm(gateOf, { ...storm, seed }));
  const [sum, most] = [
    (of: keyof StormFigures) => all.reduce((before, stormFigures) => before + stormFigures[of], 0),
    (of: keyof StormFigures) => Math.max(...all.map((stormFigures) => stormFigures[of])),
  ];
  return {
    served: sum('served'),
    endedMs: sum('endedMs'),
    ofDevice: most('ofDevice'),
    ofLearner: most('ofLearner'),
    longestMs: most('longestMs'),
  };
}

const perSecond = ({ served, endedMs }: StormFigures) => (served / endedMs) * 1_000;

function formatFigures(figures: StormFigures): string {
  const { ofDevice, ofLearner, longestMs } = figures;
  const served = `${perSecond(figures).toFixed(2)} a second`;
  return `${served}, refused in a row: device ${ofDevice}, learner ${ofLearner}, longest silence ${(longestMs / 1_000).toFixed(1)} s`;
}

describe.each([
  ['24 learners', 24, 1],
  ['8 learners with 3 devices', 8, 3],
  ['10 learners with 3 devices', 10, 3],
  ['100 learners', 100, 1],
  ['25 learners with 4 devices', 25, 4],
])('a storm of %s', (name, learners, devices) => {
  it.each([
    ['large pieces for a minute', { small: false, pieces: Number.POSITIVE_INFINITY, ms: 60_000 }],
    ['small pieces for a minute', { small: true, pieces: Number.POSITIVE_INFINITY, ms: 60_000 }],
    ['eight large pieces each', { small: false, pieces: 8, ms: 600_000 }],
    ['eight small pieces each', { small: true, pieces: 8, ms: 600_000 }],
  ])(
    'with %s leaves nobody refused forever, and is served about as fast as by earlier releases',
    async (work, bounds) => {
      const storm = { learners, devices, ...bounds };
      const [before, now] = [await runStorm(createGateBefore, storm), await runStorm(createGateNow, storm)];
      process.stdout.write(`storm of ${name}, ${work}: ${formatFigures(now)}; before: ${formatFigures(before)}\n`);
      expect(now.ofDevice).toBeLessThanOrEqual(4);
      // A learner with four devices is refused four times if each device is refused once.
      if (devices < 4) expect(now.ofLearner).toBeLessThanOrEqual(4);
      expect(perSecond(now)).toBeGreaterThanOrEqual(0.95 * perSecond(before));
    },
  );
});
