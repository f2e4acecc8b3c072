import { newId } from '@quorbit/contracts/lib/ids';
import { Dexie } from 'dexie';
import { describe, expect, test } from 'vitest';
import { clearSession } from '#lib/session.ts';
import { signIn } from '#lib/testing/people.ts';
import { UserDatabase } from './database.ts';
import { databaseName } from './database-name.ts';
import {
  createReplyStore,
  getReplyStore,
  MAX_AGE_MS,
  MAX_BYTES,
  MAX_REPLIES,
  MAX_REPLY_BYTES,
} from './last-replies.ts';
import { deleteUserData } from './leftover-data.ts';

function device() {
  const userId = newId();
  const database = new UserDatabase(userId);
  return { userId, database, replies: createReplyStore(database, () => 0) };
}

/** Returns a text whose JSON counts as the given number of bytes. */
const ofBytes = (bytes: number) => 'x'.repeat(bytes / 2 - 2);

test('the last reply is still stored after a restart, with its time', async () => {
  const { userId, database, replies } = device();
  await replies.save('sessions', [{ id: 1 }], 1000);
  await replies.save('sessions', [{ id: 2 }], 2000);
  database.close();
  const again = createReplyStore(new UserDatabase(userId), () => 3000);
  expect(await again.read('sessions')).toEqual({ data: [{ id: 2 }], at: 2000 });
  expect(await again.read('categories')).toBeNull();
});

test('deleting by router removes the replies of these routers and no others', async () => {
  const { database, replies } = device();
  const keys = [
    '[["friends","list"],{"type":"query"}]',
    '[["friends","blocked"]]',
    '[["friendsOf","list"]]',
    '[["rooms"]]',
  ];
  for (const key of keys) await replies.save(key, [], 0);
  await replies.delete(['friends', 'leaderboards']);
  expect((await database.lastReplies.toArray()).map(({ key }) => key)).toEqual(keys.slice(2));
});

test('the oldest replies are deleted beyond the maximum number', async () => {
  const { database, replies } = device();
  for (let at = 0; at <= MAX_REPLIES; at += 1) await replies.save(`list ${at}`, [], at);
  expect(await database.lastReplies.count()).toBe(MAX_REPLIES);
  expect(await replies.read('list 0')).toBeNull();
  expect(await replies.read('list 1')).not.toBeNull();
});

test('the oldest replies are deleted beyond the maximum total size', async () => {
  const { database, replies } = device();
  const fit = MAX_BYTES / MAX_REPLY_BYTES;
  for (let at = 0; at <= fit; at += 1) await replies.save(`list ${at}`, ofBytes(MAX_REPLY_BYTES), at);
  expect(await database.lastReplies.count()).toBe(fit);
  expect(await replies.read('list 0')).toBeNull();
});

test('replies older than 30 days aren’t returned, and are deleted', async () => {
  const { database, replies } = device();
  const later = createReplyStore(database, () => MAX_AGE_MS + 1);
  await replies.save('old', [], 0);
  await replies.save('newer', [], 1);
  expect(await later.read('newer')).not.toBeNull();
  expect(await later.read('old')).toBeNull();
  expect(await database.lastReplies.toCollection().primaryKeys()).toEqual(['newer']);
  await later.save('list', [], MAX_AGE_MS + 2);
  expect(await database.lastReplies.toCollection().primaryKeys()).toEqual(['list']);
});

test('the limits are 100 replies, 2 MiB and 30 days', () => {
  expect([MAX_REPLIES, MAX_BYTES, MAX_AGE_MS]).toEqual([100, 2 * 1024 ** 2, 30 * 86_400_000]);
});

test('a reply that is too large isn’t stored, and the older reply that it replaces is deleted', async () => {
  const { replies } = device();
  await replies.save('list', 'small', 1);
  await replies.save('list', ofBytes(MAX_REPLY_BYTES + 2), 2);
  expect(await replies.read('list')).toBeNull();
});

test('replies with answer keys are never stored, because the quiz may be sealed later', async () => {
  const { replies } = device();
  await replies.save('quizzes', { items: [{ questions: [{ question: 'Which?', correctAnswer: 'B' }] }] }, 1);
  expect(await replies.read('quizzes')).toBeNull();
});

test('questions of written tests are stored, but never with answer keys', async () => {
  const { replies } = device();
  const asked = (key: string) => `[["writtenTests","${key}"],{"type":"query"}]`;
  await replies.save(asked('get'), { sitting: { questions: [{ prompt: 'Why?' }] } }, 1);
  await replies.save(asked('odd'), { questions: [{ prompt: 'Why?', correctAnswer: 'B' }] }, 1);
  expect([await replies.read(asked('get')), await replies.read(asked('odd'))]).toEqual([expect.anything(), null]);
});

test('packs and e-mail addresses are never stored', async () => {
  const { database, replies } = device();
  await replies.save('pack', { packHash: 'a', pack: { title: 'Planets', questions: [] } }, 1);
  await replies.save('people', { items: [{ name: 'Ada', email: 'ada@example.org' }] }, 1);
  expect(await database.lastReplies.count()).toBe(0);
});

describe('the reply store of a user', () => {
  test('stores replies to the signed-in user in their own database', async () => {
    const { id } = signIn();
    await (await getReplyStore(id)).save('sessions', [1], Date.now());
    expect(await new UserDatabase(id).lastReplies.toCollection().primaryKeys()).toEqual(['sessions']);
  });

  test('is refused to admins, whose replies are about other people', async () => {
    const { id } = signIn('admin');
    await expect(getReplyStore(id)).rejects.toThrow('not kept');
  });

  test('is refused once someone else or nobody is signed in, and creates no database then', async () => {
    const first = signIn();
    const second = signIn();
    await expect(getReplyStore(first.id)).rejects.toThrow('not kept');
    clearSession('deleted');
    await expect(getReplyStore(second.id)).rejects.toThrow('not kept');
    for (const { id } of [first, second]) expect(await Dexie.exists(databaseName(id))).toBe(false);
  });
});

test('replies are deleted together with the user’s other data', async () => {
  const { userId, database, replies } = device();
  await replies.save('sessions', [], 1);
  database.close();
  await deleteUserData(userId);
  expect(await Dexie.exists(database.name)).toBe(false);
});

test('a database of the previous version keeps its queued work when it’s upgraded', async () => {
  const { database, replies } = device();
  const old = new Dexie(database.name);
  old.version(2).stores({
    drafts: '&attemptId',
    outbox: '&seq, &opId',
    journal: '++order, op.opId',
    rejected: '&opId',
    rows: '&[scope+kind+id], kind, generation',
    packs: '&hash, quizId',
    meta: '&key',
  });
  await old.table('outbox').add({ seq: 1, opId: 'an op' });
  old.close();
  await replies.save('sessions', [], 1);
  expect(await database.outbox.toArray()).toEqual([{ seq: 1, opId: 'an op' }]);
});
