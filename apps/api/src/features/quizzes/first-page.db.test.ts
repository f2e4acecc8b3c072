import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder } from '@quorbit/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantSwitches } from '../../testing/planted/switches.ts';
import { send } from '../../testing/wire/http.ts';
import { seedContent } from './quizzes.seed.ts';

const PAGE = '<!doctype html><head><!--fill:quiz--></head><h2><!--fill:question--></h2><p><!--fill:option-4--></p>';
/** Milliseconds after which the server reads the welcome quiz again. */
const REREAD_MS = 6_000;

let folder: Awaited<ReturnType<typeof createTemporaryFolder>>;
beforeAll(async () => {
  folder = await createTemporaryFolder();
  await writeFile(join(folder.path, 'index.html'), PAGE);
});
afterAll(() => folder.remove());

describeWithServer('the first page', { on: ['PGlite'], webFolder: () => folder.path }, (harness) => {
  const open = (path: string) => send(harness.server.address, 'GET', path);
  const client = () => harness.server.client();

  it('has the question only once there is a welcome quiz, and as people without an account get it', async () => {
    const { deps, setNow } = harness.server;
    expect((await open('/login')).text).toBe(PAGE);
    await seedContent({ ...deps, fullContent: false });
    setNow(new Date(deps.now().getTime() + REREAD_MS));
    const page = await open('/login');
    expect(page).toMatchObject({ status: 200 });
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.text).toContain('<h2>Which planet is closest to Earth in size?</h2><p>Neptune</p>');
    const { serverNow: _, ...quiz } = await client().quizzes.welcome.query();
    const [, json = ''] = page.text.split(/<script[^>]*>|<\/script>/);
    expect(JSON.parse(json)).toMatchObject(quiz);
  });

  it('has the question where people without an account arrive, and nowhere else', async () => {
    for (const path of ['/', '/login?next=%2Fupgrade']) expect((await open(path)).text).toContain('Which planet');
    // The service worker stores this file under the hash that the build gave it.
    for (const path of ['/index.html', '/register', '/welcome']) expect((await open(path)).text).toBe(PAGE);
  });

  it.each([{ trial: false }, { registration: 'closed' as const }, { registration: 'invitation' as const }])(
    'is the log-in form alone with %o',
    async (off) => {
      await plantSwitches(harness.server, off);
      expect((await open('/login')).text).toBe(PAGE);
      await plantSwitches(harness.server, { trial: true, registration: 'open' });
      expect((await open('/login')).text).toContain('Which planet');
    },
  );

  it('offers no quiz to try while the questions for visitors are switched off', async () => {
    await plantSwitches(harness.server, { trial: false });
    await expect(client().quizzes.welcome.query()).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } });
    await plantSwitches(harness.server, { trial: true });
    expect(await client().quizzes.welcome.query()).toMatchObject({ pack: { title: 'Three to Begin With' } });
  });
});
