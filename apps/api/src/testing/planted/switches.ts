import { effectiveSwitches, type Switches } from '@quorbit/contracts/feature-switches/switches';
import { publishAfterCommit, write } from '@quorbit/db/write';
import { expect } from 'vitest';
import { getCurrentSwitches } from '../../features/feature-switches/current-switches.ts';
import { lockSwitches, updateSwitches } from '../../features/feature-switches/feature-switches.repository.ts';
import { SWITCHES_CHANGED } from '../../features/feature-switches/follow-switches.ts';
import { findLacking } from '../../features/feature-switches/lacking.ts';
import type { TestServer } from '../test-server.ts';

/** Sets feature switches as an admin would, and waits until the server follows them. */
export async function plantSwitches({ deps }: Pick<TestServer, 'deps'>, changed: Partial<Switches>): Promise<void> {
  const now = deps.now();
  await write(
    deps.database,
    [],
    async (tx) => {
      await lockSwitches(tx, now);
      await updateSwitches(tx, changed, now);
      publishAfterCommit(tx, SWITCHES_CHANGED, '');
    },
    { onLateError: (error) => expect.fail(String(error)) },
  );
  // Switches stay off if the environment lacks their requirements.
  const expected = effectiveSwitches({ ...getCurrentSwitches(deps), ...changed }, findLacking(deps.env));
  await expect.poll(() => getCurrentSwitches(deps)).toEqual(expected);
}
