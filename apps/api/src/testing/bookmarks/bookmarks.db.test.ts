// Tests the example of docs/CONTRIBUTING.md: an area in its own folder is served, mirrored, exported and erased once
// it's in the list of areas. No other code of the server knows it.
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { rowsOf } from '@quorbit/db/rows';
import { openTestPglite, type TestDatabase } from '@quorbit/db/testing';
import { write } from '@quorbit/db/write';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import { mergeSettings } from '../../features/accounts/profiles/settings.service.ts';
import { sendDuePushes } from '../../features/pushes/pushes.worker.ts';
import type { Registries } from '../../kernel/shared-parts.ts';
import { registriesOf } from '../../registries.ts';
import { Device } from '../device.ts';
import { type PlantedQuiz, plantQuiz } from '../planted/quiz.ts';
import { startPushStandIn } from '../stand-ins/push-stand-in.ts';
import { type Person, startTestServer, TEST_PASSWORD, type TestServer } from '../test-server.ts';
import { send } from '../wire/http.ts';
import { bookmarksArea } from './bookmarks.area.ts';
import { wantsNotices } from './bookmarks.repository.ts';
import { createBookmarksTable } from './bookmarks.table.ts';

let database: TestDatabase;
let server: TestServer;
let learner: Person;
let quiz: PlantedQuiz;
beforeAll(async () => {
  database = await openTestPglite();
  await createBookmarksTable(database);
  const withBookmarks = { ...areas, bookmarks: bookmarksArea };
  server = await startTestServer(database, {}, { areas: withBookmarks });
  learner = await server.person();
  quiz = await plantQuiz(server, { ownerId: null });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const trpc = (name: string, input: unknown) =>
  send(server.address, 'POST', `/trpc/bookmarks.${name}`, { token: learner.token, body: input });

it('an added area is served over tRPC and REST, and documented', async () => {
  expect(await trpc('add', { quizId: quiz.id, note: 'again' })).toMatchObject({
    status: 200,
    body: { result: { data: { quizId: quiz.id, note: 'again' } } },
  });
  const path = `/api/bookmarks/${quiz.id}`;
  const added = await send(server.address, 'POST', path, { token: learner.token, body: { note: 'later' } });
  expect(added).toMatchObject({ status: 201, body: { success: true, bookmark: { note: 'later' } } });
  const list = await send(server.address, 'GET', '/api/bookmarks', { token: learner.token });
  expect(list.body).toMatchObject([{ quizId: quiz.id, note: 'later' }]);
  expect((await send(server.address, 'GET', '/api/bookmarks')).status).toBe(401);
  const document = await send(server.address, 'GET', '/api/openapi.json');
  expect(Object.keys(Object(document.body).paths)).toContain('/api/bookmarks/{quizId}');
});

it('an added area is mirrored, and accepts ops from a device’s queue', async () => {
  const device = new Device(learner);
  const plantedQuiz = await plantQuiz(server, { ownerId: null });
  const { rejected } = await device.exchange([
    device.op({ type: 'bookmark.add', args: { quizId: plantedQuiz.id, note: 'offline' } }),
  ]);
  expect(rejected).toEqual([]);
  await device.drain();
  expect(device.bodies<{ note: string }>('bookmark').get(plantedQuiz.id)).toMatchObject({ note: 'offline' });
  await trpc('remove', { quizId: plantedQuiz.id });
  await device.drain();
  expect(device.bodies('bookmark').has(plantedQuiz.id)).toBe(false);
});

it('an added area has its own setting: the latest change counts, and the profile’s version changes', async () => {
  const set = (bookmarkNotices: boolean, at: string, owners: Pick<Registries, 'settings'> = server.deps) =>
    write(
      database,
      [userScope(learner.id)],
      (tx) => mergeSettings(tx, learner, [{ settings: { bookmarkNotices }, at: new Date(at), opId: newId() }], owners),
      { onLateError: (error) => expect.fail(String(error)) },
    );
  const wants = () => wantsNotices(database.read, learner.id);
  const device = new Device(learner);
  const profile = async () => {
    await device.drain();
    return [...device.rows.values()].find(({ kind }) => kind === 'profile')?.version;
  };
  const before = await profile();
  expect(await wants()).toBe(false);
  await set(true, '2026-03-02T12:00:00Z');
  expect(await wants()).toBe(true);
  expect(await profile()).not.toBe(before);
  await set(false, '2026-03-02T11:00:00Z');
  expect(await wants()).toBe(true);
  await expect(set(false, '2026-03-02T13:00:00Z', registriesOf(areas))).rejects.toThrow(
    'No area owns the setting bookmarkNotices.',
  );
});

it('an added area sends its own kind of push message when its setting is on', async () => {
  const service = await startPushStandIn();
  server.deps.pushServices = service.services;
  await learner.trpc.pushes.subscribe.mutate(service.browser());
  const plantedQuiz = await plantQuiz(server, { ownerId: null });
  const device = new Device(learner);
  await device.exchange([device.op({ type: 'bookmark.add', args: { quizId: plantedQuiz.id, note: 'soon' } })]);
  await sendDuePushes({ ...server.deps, signal: new AbortController().signal });
  expect(service.received.map(({ message }) => message)).toEqual([
    {
      kind: 'bookmark',
      source: plantedQuiz.id,
      title: 'Bookmarked for later',
      body: 'soon',
      path: `/user/test/${plantedQuiz.id}`,
    },
  ]);
  await trpc('remove', { quizId: plantedQuiz.id });
  await service.close();
});

it('an added area is exported, and erased with the account', async () => {
  expect(Object(await learner.trpc.accounts.export.mutate()).bookmarks).toMatchObject([{ quizId: quiz.id }]);
  await learner.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
  expect(rowsOf(await database.read.execute(sql`select * from bookmarks`))).toEqual([]);
});
