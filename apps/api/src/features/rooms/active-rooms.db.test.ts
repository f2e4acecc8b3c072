import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';

describeWithServer('the list of active rooms', { perTest: true }, (harness) => {
  async function open(audience: 'everyone' | 'premium', title: string, listed: boolean) {
    const host = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: host.id, audience, title });
    const { room } = await host.trpc.rooms.create.mutate({ quizId: quiz.id, settings: { listed } as never });
    return { host, id: room.id };
  }

  it('leaves out unlisted rooms, even for their host', async () => {
    const { host } = await open('everyone', 'Given by hand', false);
    const shown = await open('everyone', 'For all', true);
    for (const { trpc } of [host, await plantPerson(harness.server)]) {
      const { rooms } = await trpc.rooms.active.query();
      expect(rooms.map(({ id, quizTitle }) => [id, quizTitle])).toEqual([[shown.id, 'For all']]);
    }
  });

  it('shows rooms to everybody, but titles only to users who may see the quiz', async () => {
    const { host, id } = await open('premium', 'A draft of mine', true);
    const [user, admin] = [await plantPerson(harness.server), await plantPerson(harness.server, { role: 'admin' })];
    const seenBy = async ({ trpc }: typeof user) => (await trpc.rooms.active.query()).rooms;
    expect(await seenBy(user)).toMatchObject([{ id, quizTitle: null, playerCount: 1 }]);
    for (const person of [host, admin])
      expect(await seenBy(person)).toMatchObject([{ id, quizTitle: 'A draft of mine' }]);
    await user.trpc.rooms.join.mutate({ roomId: id });
  });
});
