import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { alive, cleanUp, family, folder, kill, launch, said } from './support.mjs';

afterEach(cleanUp);

const library = JSON.stringify(join(ROOT, 'scripts', 'lib', 'children.mjs'));

/**
 * Starts a script that, like `npm start` while it builds, runs a child process that itself runs another one. Returns
 * once all three run.
 */
async function startBuild(child) {
  const file = join(await folder(), 'build.mjs');
  await writeFile(
    file,
    `import { endOnSignal, run } from ${library};
     endOnSignal({ exitCode: 0 });
     await run('sh', ['-c', ${JSON.stringify(child)}]);
     console.log('went on');`,
  );
  const launched = launch(['node', file]);
  await said(launched, /busy/);
  await expect.poll(async () => (await family(launched.pid)).length, { timeout: 15_000 }).toBe(3);
  return { launched, processes: await family(launched.pid) };
}

describe('a running child process', () => {
  it.each(['SIGTERM', 'SIGINT'])(
    'ends on %s with everything that it started, and nothing runs afterwards',
    async (signal) => {
      const { launched, processes } = await startBuild('echo busy; sleep 60; echo done');
      kill(launched.pid, signal);
      expect(await launched.exited).toEqual({ code: 0, signal: null });
      expect(await alive(processes)).toEqual([]);
      expect(launched.out).toBe('busy\n');
    },
  );

  it('is ended by force when it ignores SIGTERM', async () => {
    const { launched, processes } = await startBuild("trap '' TERM; echo busy; while :; do sleep 60; done");
    kill(launched.pid, 'SIGTERM');
    kill(launched.pid, 'SIGTERM');
    expect(await launched.exited).toEqual({ code: 0, signal: null });
    expect(await alive(processes)).toEqual([]);
  });
});
