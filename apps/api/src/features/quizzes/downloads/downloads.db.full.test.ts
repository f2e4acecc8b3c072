import { newId } from '@quorbit/contracts/lib/ids';
import type { PackRow } from '@quorbit/contracts/quizzes/row';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { quizKeeps } from '@quorbit/db/schema/quizzes/packs';
import { write } from '@quorbit/db/write';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { findViolations } from '../../../testing/area/mirror.ts';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { Device } from '../../../testing/device.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { type PlantedQuiz, plantQuiz } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { ensureAdmin } from '../../accounts/creation/ensure-admin.ts';
import { applyDownloads } from './downloads.service.ts';

const hour = (hours: number) => new Date(Date.parse('2026-03-02T00:00:00Z') + hours * 3_600_000);

describeWithServer('quizzes that learners keep', (harness) => {
  let author: Person;
  let learner: Person;
  let device: Device;
  let quiz: PlantedQuiz;
  beforeAll(async () => {
    author = await plantPerson(harness.server, { role: 'premium' });
  });
  beforeEach(async () => {
    learner = await plantPerson(harness.server, { role: 'premium' });
    device = new Device(learner);
    quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
  });

  const keep = (it: PlantedQuiz, at = hour(1), packHash: string | null = it.packHash) =>
    device.op({ type: QUIZ_KEEP, at: at.toISOString(), args: { quizId: it.id, packHash } });
  const remove = (it: PlantedQuiz, at: Date) => keep(it, at, null);
  const ownPacks = async (it = device) => {
    await it.drain();
    return [...it.rows.values()].flatMap(({ scope, kind, id }) => (scope === 'me' && kind === 'pack' ? [id] : []));
  };

  it('are in the learner’s own scope, on all devices, until the download is removed', async () => {
    const other = new Device(learner);
    expect(await ownPacks(other)).toEqual([]);
    expect(await device.exchange([keep(quiz)])).toMatchObject({ rejected: [] });
    expect(await ownPacks(other)).toEqual([quiz.id]);
    expect(other.bodies<PackRow>('pack').get(quiz.id)).toMatchObject({ hash: quiz.packHash, title: quiz.title });
    await device.exchange([remove(quiz, hour(2))]);
    expect([await ownPacks(other), await ownPacks()]).toEqual([[], []]);
    expect(other.digest).toBe((await other.exchange()).digest);
  });

  it('are marked as own only for their author, because own quizzes pay nothing', async () => {
    const authors = new Device(author);
    await authors.exchange([authors.op({ type: QUIZ_KEEP, args: { quizId: quiz.id, packHash: quiz.packHash } })]);
    await device.exchange([keep(quiz)]);
    await Promise.all([authors.drain(), device.drain()]);
    const ownOn = (anyDevice: Device) => anyDevice.bodies<PackRow>('pack').get(quiz.id)?.own;
    expect([ownOn(authors), ownOn(device)]).toEqual([true, false]);
  });

  it('follow the latest change; a change that arrives late has no effect', async () => {
    const late = keep(quiz, hour(2));
    await device.exchange([late, remove(quiz, hour(3))]);
    expect(await ownPacks()).toEqual([]);
    const { seq: _seq, ...again } = late;
    const clone = new Device(learner);
    await clone.exchange([clone.op({ ...again, opId: newId() }), clone.op({ ...again, at: hour(1).toISOString() })]);
    expect(await ownPacks()).toEqual([]);
    await device.exchange([keep(quiz, hour(4))]);
    expect(await ownPacks()).toEqual([quiz.id]);
  });

  it('are refused one by one if the learner may not have them', async () => {
    const hidden = await plantQuiz(harness.server, { ownerId: author.id, audience: 'private' });
    const drafted = await plantQuiz(harness.server, { ownerId: author.id, audience: 'private' });
    const deleted = await plantQuiz(harness.server, { ownerId: null, deleted: true });
    const wrong = 'a'.repeat(64);
    const { rejected } = await device.exchange([
      keep({ ...quiz, id: newId() }),
      keep(hidden, hour(1), wrong),
      keep(hidden, hour(1), quiz.packHash),
      keep(quiz, hour(1), wrong),
      // A learner who names a pack of a quiz has had the quiz.
      keep(drafted),
      keep(deleted),
      remove({ ...quiz, id: newId() }, hour(1)),
      remove(hidden, hour(1)),
    ]);
    expect(rejected.map(({ seq, code }) => `${seq} ${code}`)).toEqual(['1 NOT_FOUND', '2 NOT_FOUND', '3 NOT_FOUND']);
    expect(await ownPacks()).toEqual([quiz.id]);
    expect(device.digest).toBe((await device.exchange()).digest);
  });

  it('stay in the learner’s scope when the download of an own quiz is removed', async () => {
    const own = await plantQuiz(harness.server, { ownerId: learner.id, audience: 'premium' });
    await device.exchange([keep(own), remove(own, hour(2))]);
    expect(await ownPacks()).toEqual([own.id]);
    await learner.trpc.quizzes.delete.mutate({ id: own.id });
    expect(await ownPacks()).toEqual([]);
  });

  it('are marked as kept only in the learner’s own scope, not in everybody’s', async () => {
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const own = await plantQuiz(harness.server, { ownerId: admin.id, audience: 'everyone' });
    device = new Device(admin);
    const told = async () => {
      await device.drain();
      return [...device.rows.values()].flatMap(({ scope, id, body }) =>
        id === own.id ? [`${scope} ${Object(body).kept}`] : [],
      );
    };
    const watched = (packHash: string | null, at: Date) =>
      findViolations(harness, [admin, learner], new Date(), () => device.exchange([keep(own, at, packHash)]));
    expect((await told()).sort()).toEqual(['everyone undefined', 'me false']);
    expect(await watched(own.packHash, hour(1))).toEqual([]);
    expect((await told()).sort()).toEqual(['everyone undefined', 'me true']);
    expect(await watched(null, hour(2))).toEqual([]);
    expect((await told()).sort()).toEqual(['everyone undefined', 'me false']);
    expect(device.digest).toBe((await device.exchange()).digest);
  });

  it('disappear when premium ends and return with it, in the same exchange', async () => {
    const free = await plantQuiz(harness.server, { ownerId: null });
    const own = await plantQuiz(harness.server, { ownerId: learner.id, audience: 'premium' });
    await device.exchange([keep(quiz), keep(free)]);
    expect((await ownPacks()).sort()).toEqual([quiz.id, free.id, own.id].sort());
    const { token } = await learner.trpc.accounts.updateRole.mutate({ userId: learner.id, role: 'user' });
    device.setClient(harness.server.client(token));
    const reply = await device.exchange();
    expect(reply.left).toBeUndefined();
    expect(device.bodies('pack').has(quiz.id)).toBe(false);
    expect(device.digest).toBe(reply.digest);
    expect((await ownPacks()).sort()).toEqual([free.id, own.id].sort());
    await harness.server.client(token).accounts.updateRole.mutate({ userId: learner.id, role: 'premium' });
    expect((await ownPacks()).sort()).toEqual([quiz.id, free.id, own.id].sort());
  });

  it('are recorded completely for the mirror, by downloads and by changes of the role', async () => {
    const people = [learner, author];
    const watched = (happens: () => Promise<unknown>) => findViolations(harness, people, new Date(), happens);
    expect(await watched(() => device.exchange([keep(quiz)]))).toEqual([]);
    for (const role of ['user', 'premium'] as const) {
      const switched = () => learner.trpc.accounts.updateRole.mutate({ userId: learner.id, role });
      expect(await watched(switched), role).toEqual([]);
    }
    expect(await watched(() => device.exchange([remove(quiz, hour(2))]))).toEqual([]);
  });

  it('appear for a new admin although their authors hide them', async () => {
    const hidden = await plantQuiz(harness.server, { ownerId: author.id, audience: 'private' });
    await device.exchange([keep(hidden), keep(quiz)]);
    expect(await ownPacks()).toEqual([quiz.id]);
    const password = 'chosen by the operator';
    await ensureAdmin({ ...harness.server.deps, admin: { email: learner.user.email, password } });
    const { token } = await harness.server.client().accounts.login.mutate({ email: learner.user.email, password });
    device.setClient(harness.server.client(token));
    expect((await ownPacks()).sort()).toEqual([quiz.id, hidden.id].sort());
    expect(device.bodies('pack').get(hidden.id)).toMatchObject({ hash: hidden.packHash });
  });

  it('are limited in number, with a helpful message', async () => {
    const others = [
      await plantQuiz(harness.server, { ownerId: null }),
      await plantQuiz(harness.server, { ownerId: null }),
    ];
    const said = [quiz, ...others].map(({ id, packHash }) => ({ quizId: id, packHash, at: hour(1), opId: newId() }));
    const refused = await write(
      harness.database,
      [userScope(learner.id)],
      (tx) => applyDownloads(tx, { id: learner.id, role: 'premium' }, said, harness.server.deps.now(), 2),
      { onLateError: rethrow },
    );
    expect([...refused].map(([opId, { code, message }]) => ({ opId, code, message }))).toEqual([
      {
        opId: said[2]?.opId,
        code: 'CONFLICT',
        message: 'You can keep at most 2 quizzes. Remove a download that you no longer need.',
      },
    ]);
    expect((await ownPacks()).sort()).toEqual([quiz.id, others[0]?.id].sort());
  });

  it('are exported, including those with a removed download', async () => {
    await device.exchange([keep(quiz)]);
    const removed = await plantQuiz(harness.server, { ownerId: null });
    await device.exchange([keep(removed), remove(removed, hour(2))]);
    const exported = Object(await learner.trpc.accounts.export.mutate());
    expect(exported.keptQuizzes).toEqual([
      { quizId: quiz.id, title: quiz.title, kept: true, at: expect.any(String) },
      { quizId: removed.id, title: removed.title, kept: false, at: expect.any(String) },
    ]);
    const rows = await harness.database.read.select().from(quizKeeps).where(eq(quizKeeps.userId, learner.id));
    expect(rows).toHaveLength(2);
  });
});

function rethrow(error: unknown): never {
  throw error;
}
