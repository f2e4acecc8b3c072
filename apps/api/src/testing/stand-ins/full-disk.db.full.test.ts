import { DISK_FULL } from '@quorbit/contracts/errors/messages';
import { sessions } from '@quorbit/db/schema/accounts';
import { openTestPglite, type TestDatabase } from '@quorbit/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import type { Area } from '../../kernel/area.ts';
import { call, type Procedure, proceduresOf } from '../area/call.ts';
import { CALLERS, type Case, type Ending, prepareCase } from '../area/callers.ts';
import { importCalls } from '../area/find-calls.ts';
import { Device } from '../device.ts';
import { attemptInput, plantQuiz } from '../planted/quiz.ts';
import { startTestServer, TEST_PASSWORD, type TestServer } from '../test-server.ts';

const MB = 2 ** 20;
const PLENTY = 1_000 * MB;
const ALMOST_FULL = 79 * MB;
const FULL = 31 * MB;

const WRONG_DIGEST = 'f'.repeat(16);

let free = PLENTY;
let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestPglite(() => free);
  server = await startTestServer(database);
});
afterAll(async () => {
  free = PLENTY;
  await server.close();
  await database.drop();
});
beforeEach(() => {
  free = PLENTY;
});

const procedures = Object.entries<Area>(areas).flatMap(([name, area]) => proceduresOf(name, area));
const rowsOf = (wanted: (procedure: Procedure) => boolean) =>
  procedures.filter(wanted).map((procedure) => [procedure.path, procedure] as const);

/** Prepares a valid call of a procedure by a caller who may make it. */
async function prepare({ path, name }: Procedure): Promise<{ given: Case; input: unknown }> {
  const { procedures: rows } = await importCalls(path.split('.')[0] ?? '');
  const row = rows[name] ?? expect.fail(`No .calls file has a row for ${path}.`);
  const caller =
    CALLERS.findLast((candidate) => row.endings[candidate] === 'ok') ?? expect.fail(`Nobody may call ${path}.`);
  const given = await prepareCase(server, caller);
  return { given, input: await row.input?.(given) };
}

async function endingWith(procedure: Procedure, bytes: number): Promise<Ending> {
  free = PLENTY;
  const { given, input } = await prepare(procedure);
  free = bytes;
  return call(given, procedure, input);
}

const QUERIES = rowsOf(({ isQuery, isSubscription }) => isQuery || isSubscription);
const MUTATIONS = rowsOf(({ isQuery, isSubscription }) => !isQuery && !isSubscription);
/** Mutations that write nothing to the database, since games run in memory. */
const WITHOUT_WRITING = [
  'accountCreation.findTaken',
  ...['join', 'answer', 'next', 'leave', 'chat', 'kick'].map((name) => `rooms.${name}`),
];

it.each(QUERIES)('%s reads from a full disk', async (_, procedure) => {
  expect(await endingWith(procedure, 0)).toBe('ok');
});

it.each(MUTATIONS)('%s saves only what the disk still has room for', async (path, procedure) => {
  if (WITHOUT_WRITING.includes(path)) return expect(await endingWith(procedure, 0)).toBe('ok');
  expect(await endingWith(procedure, ALMOST_FULL)).toBe(procedure.isNeeded ? 'ok' : 'DISK_FULL');
  if (procedure.isNeeded) expect(await endingWith(procedure, FULL)).toBe('DISK_FULL');
});

it('only workers that delete rows go on when the disk is almost full', () => {
  const workers = Object.values<Area>(areas).flatMap((area) => area.workers ?? []);
  const needed = workers.filter((worker) => worker.needed).map(({ name }) => name);
  expect(needed.sort()).toEqual([
    ...[
      'audit',
      'deleted-quizzes',
      'images',
      'list sweep',
      'mail sweep',
      'moderation',
      'notification sweep',
      'old boards',
    ],
    ...['sweep', 'sync sweep', 'written-tests tidying'],
  ]);
});

it('sessions are checked on a full disk without being extended or removed', async () => {
  const [person, over] = [await server.person(), await server.person()];
  const soon = new Date(Date.now() + 60_000);
  await database.transaction((tx) =>
    tx.update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, person.id)),
  );
  await database.transaction((tx) =>
    tx
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, over.id)),
  );
  free = 0;
  expect(await person.trpc.accounts.me.query()).toMatchObject({ id: person.id });
  await expect(over.trpc.accounts.me.query()).rejects.toMatchObject({ data: { appCode: 'UNAUTHENTICATED' } });
  const until = async () =>
    (await database.read.select().from(sessions).where(eq(sessions.userId, person.id)))[0]?.expiresAt;
  expect(await until()).toEqual(soon);
  free = PLENTY;
  await person.trpc.accounts.me.query();
  expect(await until()).not.toEqual(soon);
});

it('devices retry later, their work is applied once there is room, and no warning is logged', async () => {
  const person = await server.person();
  const device = new Device(person);
  const quiz = await plantQuiz(server, { ownerId: null });
  const op = device.attempt(attemptInput(quiz));
  await device.drain();
  free = ALMOST_FULL;
  const logged = server.logs.length;
  const refused = device.exchangeUnstored([op]);
  await expect(refused).rejects.toMatchObject({
    message: DISK_FULL,
    data: { appCode: 'DISK_FULL', httpStatus: 503, retryAfter: 30 },
  });
  // Exchanges still return rows, also to a device that lost some.
  expect(await device.exchangeUnstored([], { digest: WRONG_DIGEST })).toMatchObject({ rejected: [], ackSeq: 0 });
  expect(server.logs.slice(logged).filter(({ level }) => Number(level) > 30)).toEqual([]);
  free = PLENTY;
  expect(await device.exchange([op])).toMatchObject({ ackSeq: 1, rejected: [] });
  expect(await device.exchange([op])).toMatchObject({ ackSeq: 1, rejected: [] });
  expect((await person.trpc.reports.list.query({})).items).toHaveLength(1);
});

it('REST clients get a 503 with the message and Retry-After', async () => {
  const person = await server.person();
  free = ALMOST_FULL;
  const ask = (path: string, body: unknown) =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify(body),
    });
  const refused = await ask('/api/auth/forgot-password', { email: person.user.email });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await refused.json()).toEqual({ code: 'DISK_FULL', message: DISK_FULL });
  const login = { email: person.user.email, password: TEST_PASSWORD };
  expect((await ask('/api/auth/login', login)).status).toBe(200);
  free = FULL;
  expect((await ask('/api/auth/login', login)).status).toBe(503);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
});
