import { inForce, type Switches } from '@quorbit/contracts/feature-switches/switches';
import { tell, write } from '@quorbit/db/write';
import { expect } from 'vitest';
import { currentSwitches } from '../../features/feature-switches/current-switches.ts';
import { lockSwitches, saveSwitches } from '../../features/feature-switches/feature-switches.repository.ts';
import { SWITCHES } from '../../features/feature-switches/follow-switches.ts';
import { lackingIn } from '../../features/feature-switches/lacking.ts';
import type { TestServer } from '../test-server.ts';

/** Sets switches as an admin would, and waits until the server follows them. */
export async function plantSwitches({ deps }: Pick<TestServer, 'deps'>, changed: Partial<Switches>): Promise<void> {
  const now = deps.now();
  await write(
    deps.database,
    [],
    async (tx) => {
      await lockSwitches(tx, now);
      await saveSwitches(tx, changed, now);
      tell(tx, SWITCHES, '');
    },
    { onLateError: (error) => expect.fail(String(error)) },
  );
  // What the environment lacks stays off.
  const expected = inForce({ ...currentSwitches(deps), ...changed }, lackingIn(deps.env));
  await expect.poll(() => currentSwitches(deps)).toEqual(expected);
}
