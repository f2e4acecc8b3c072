import { newId } from '@quorbit/contracts/lib/ids';
import { SEALED_WHILE_IN_GAME, SEALED_WHILE_RANKED } from '@quorbit/contracts/quizzes/seals';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { games } from '@quorbit/db/schema/rooms';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { EVERY_KIND } from '../../testing/planted/kinds.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describeWithServer('the quizzes for a room', { on: ['PGlite'], perTest: true, now: NOW }, (harness) => {
  const offered = async (person: Person, search?: string) =>
    (await person.trpc.rooms.quizzes.query({ limit: 3, search })).items.map(({ id }) => id);
  let planted = 0;
  /** Plants a quiz that is newer than the ones before it. */
  const plant = (spec: Partial<Parameters<typeof plantQuiz>[1]> = {}) => {
    harness.server.setNow(new Date(NOW.getTime() + ++planted));
    return plantQuiz(harness.server, { ownerId: null, ...spec });
  };

  it('are the playable ones that the caller may see, however many newer others exist', async () => {
    const host = await plantPerson(harness.server, { role: 'premium' });
    const guest = await plantPerson(harness.server);
    const open = await plant({ title: 'Planets and moons' });
    const premium = await plant({ audience: 'premium' });
    await plant({ audience: 'private' });
    await plant({ deleted: true });
    await plant({ questionInputs: EVERY_KIND.filter(({ kind }) => kind === 'number') });
    const ranked = await plant({ ranked: true });
    for (let no = 0; no < 4; no += 1) await plantSeal(harness.server, (await plant({ questions: 1 })).id, NOW);
    expect(await offered(host)).toEqual([premium.id, open.id]);
    expect(await offered(guest)).toEqual([open.id]);
    expect(await offered(host, 'moon')).toEqual([open.id]);
    expect(await offered(host, ranked.title)).toEqual([]);
    expect((await host.trpc.rooms.quizzes.query({})).items[1]).toEqual({
      id: open.id,
      title: open.title,
      category: 'General',
      questionCount: 3,
    });
  });

  it('come in pages without repeats', async () => {
    const host = await plantPerson(harness.server, { role: 'premium' });
    const all: string[] = [];
    for (let no = 0; no < 4; no += 1) {
      all.unshift((await plant()).id);
      await plant({ ranked: true });
    }
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await host.trpc.rooms.quizzes.query({ limit: 2, cursor });
      expect(page.items.length).toBeLessThanOrEqual(2);
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(all);
    await expect(host.trpc.rooms.quizzes.query({ cursor: newId() })).rejects.toMatchObject({
      data: { appCode: 'INVALID' },
    });
  });

  it('are refused while sealed for everyone, when a room is opened and when its game starts', async () => {
    const [host, guest] = [await plantPerson(harness.server, { role: 'premium' }), await plantPerson(harness.server)];
    const refusal = (message: string) => ({ message, data: { appCode: 'CONFLICT', httpStatus: 409 } });
    const [sealed, ranked] = [await plant(), await plant({ ranked: true })];
    await plantSeal(harness.server, sealed.id, NOW);
    await expect(host.trpc.rooms.create.mutate({ quizId: sealed.id })).rejects.toMatchObject(
      refusal(SEALED_WHILE_IN_GAME),
    );
    await expect(host.trpc.rooms.create.mutate({ quizId: ranked.id })).rejects.toMatchObject(
      refusal(SEALED_WHILE_RANKED),
    );
    for (const [seal, message] of [
      [(id: string) => plantSeal(harness.server, id, NOW), SEALED_WHILE_IN_GAME],
      [makeRanked, SEALED_WHILE_RANKED],
    ] as const) {
      const [{ id }, untouched] = [await plant(), await plant()];
      const { room } = await host.trpc.rooms.create.mutate({ quizId: id });
      await guest.trpc.rooms.join.mutate({ roomId: room.id });
      await seal(id);
      await expect(host.trpc.rooms.start.mutate({ roomId: room.id })).rejects.toMatchObject(refusal(message));
      expect(await harness.database.read.select().from(games)).toEqual([]);
      expect((await guest.trpc.rooms.get.query({ roomId: room.id })).room.phase).toBe('lobby');
      expect(await offered(host, untouched.title)).toContain(untouched.id);
      await guest.trpc.rooms.leave.mutate({ roomId: room.id });
      await host.trpc.rooms.leave.mutate({ roomId: room.id });
    }
  });

  const makeRanked = (id: string) =>
    harness.database.transaction((tx) => tx.update(quizzes).set({ ranked: true }).where(eq(quizzes.id, id)));
});
