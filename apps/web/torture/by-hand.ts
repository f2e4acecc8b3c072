// Runs the simulation for as many ops as wanted: `npm run sync:torture -- --ops 1000000 --seed 7`. With the `--seed`
// and `--path` of a reported failure it runs that one alone.
import { parseArgs } from 'node:util';
import { openRig } from '../../api/src/testing/torture/rig.ts';
import type { Violation } from './oracle/violation.ts';
import { type Figures, formatFailure } from './simulation/explore.ts';
import { replayFailure, runVolume } from './simulation/volume.ts';

const { values } = parseArgs({
  options: { ops: { type: 'string', default: '20000' }, seed: { type: 'string' }, path: { type: 'string' } },
});
const ops = Number(values.ops);
const seed = Number(values.seed ?? Date.now() & 0x7fff_ffff);
if (!Number.isSafeInteger(ops) || ops < 1 || !Number.isSafeInteger(seed)) {
  throw new Error('--ops and --seed are whole numbers.');
}

/** The names of the oracle's checks, grouped by how the summary counts their failures. */
const LOST = ['receipts', 'saved'];
const DUPLICATED = ['effects', 'xp'];
const DRIFT = ['digest', 'rows', 'drift'];
const WRONG = ['screen'];

function count(violations: readonly Violation[], checks: readonly string[]): number {
  return violations.filter(({ check }) => checks.includes(check)).length;
}

function progress({ ops: done, schedules, faults, seconds }: Figures): void {
  const rate = Math.round(done / Math.max(1, seconds));
  process.stdout.write(`  ${done} of ${ops} ops, ${schedules} schedules, ${faults} faults, ${rate} ops a second\n`);
}

const server = await openRig();
const { failure, sum, lastSeed } = await (values.path === undefined
  ? runVolume(server, { ops, seed, onProgress: progress })
  : replayFailure(server, { seed, path: values.path }));
const violations = failure?.violations ?? [];
const lines = [
  `ops         ${sum.ops}`,
  `faults      ${sum.faults}`,
  `schedules   ${sum.schedules}`,
  `requests    ${sum.requests}`,
  `answers     ${Object.entries(sum.answers)
    .map(([sign, count]) => `${sign} ${count}`)
    .join(', ')}`,
  `screens     ${sum.looks}`,
  `seeds       ${seed} to ${lastSeed}`,
  `lost        ${count(violations, LOST)}`,
  `duplicated  ${count(violations, DUPLICATED)}`,
  `drift       ${count(violations, DRIFT)}`,
  `misshown    ${count(violations, WRONG)}`,
  `drained in  at most ${sum.slowestDrain / 1000} s after healing (virtual time)`,
  `took        ${Math.round(sum.seconds)} s, ${Math.round(sum.cpuSeconds)} s of processor`,
];
process.stdout.write(`\n${lines.join('\n')}\n`);
if (failure) {
  process.stdout.write(`\n${formatFailure(failure)}\n`);
  process.exitCode = 1;
}
await server.close();
