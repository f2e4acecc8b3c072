// Tests what happens during a game: its quiz is edited, and people submit attempts at it.
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { newId } from '@quorbit/contracts/lib/ids';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantedQuestion, plantQuiz, RIGHT_OPTION } from '../../testing/planted/quiz.ts';
import { recountAll } from '../../testing/recount-all.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import type { Person } from '../../testing/test-server.ts';
import { processSealTransition } from '../attempts/opening.worker.ts';

const NOON = new Date('2026-11-21T12:00:00Z');

describeWithServer('quizzes and attempts beside a game', { on: ['PGlite'] }, (harness) => {
  async function begin(host: Person, guest: Person, quizId: string) {
    const { room } = await host.trpc.rooms.create.mutate({ quizId });
    const roomId = room.id;
    await guest.trpc.rooms.join.mutate({ roomId });
    const players = [host, guest].map((person) => new RoomPlayer(harness.server, person, roomId));
    for (const player of players) await player.waitFor(player.person === host ? 'room_created' : 'room_joined');
    return { roomId, players };
  }

  async function playAll(clock: RoomClock, players: readonly RoomPlayer[], questions: number) {
    for (let index = 0; index < questions; index += 1) {
      for (const player of players) await player.question(index);
      for (const player of players) await player.answer(index, RIGHT_OPTION);
      for (const player of players) await player.results(index);
      clock.advance(NEXT_QUESTION_MS);
    }
    for (const player of players) await player.waitFor('quiz_finished');
  }

  it('an edit deletes a version that nobody has, but not the version being played', async () => {
    const clock = new RoomClock(harness.server, NOON);
    const [author, guest] = [await plantPerson(harness.server, { role: 'premium' }), await plantPerson(harness.server)];
    const add = (quizId: string, question: string) =>
      author.trpc.quizzes.addQuestion.mutate({ quizId, ...plantedQuestion('easy', 0), question });
    const numbers = async (quizId: string) =>
      (await harness.database.read.select().from(quizVersions).where(eq(quizVersions.quizId, quizId)))
        .map(({ number }) => number)
        .toSorted((a, b) => a - b);
    const { id } = await author.trpc.quizzes.create.mutate({ title: `Mine ${newId()}`, category: 'General' } as never);
    await add(id, 'What was asked first?');
    const [played] = await numbers(id);
    const { roomId, players } = await begin(author, guest, id);
    await author.trpc.rooms.start.mutate({ roomId });
    await add(id, 'And what then?');
    await add(id, 'And after that?');
    expect(await numbers(id)).toEqual([played, Number(played) + 2]);
    await playAll(clock, players, 1);
    const [first] = players as [RoomPlayer];
    expect((await first.question(0)).question.question).toBe('What was asked first?');
    await expect.poll(() => guest.trpc.rooms.outcome.query({ roomId })).toMatchObject({ asked: 1, correct: 1 });
  });

  it('the quiz’s author is paid nothing, and other players are paid as usual', async () => {
    const clock = new RoomClock(harness.server, NOON);
    const [author, guest] = [await plantPerson(harness.server, { role: 'premium' }), await plantPerson(harness.server)];
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    const { roomId, players } = await begin(author, guest, quiz.id);
    await author.trpc.rooms.start.mutate({ roomId });
    await playAll(clock, players, 3);
    for (const person of [author, guest])
      await expect.poll(() => person.trpc.rooms.outcome.query({ roomId })).toMatchObject({ correct: 3 });
    expect((await author.trpc.accounts.me.query()).xp).toBe(0);
    // The guest gets at least the 10 XP for finishing.
    expect((await guest.trpc.accounts.me.query()).xp).toBeGreaterThanOrEqual(10);
  });

  it('attempts by its players are graded after the game, attempts by others at once', async () => {
    const clock = new RoomClock(harness.server, NOON);
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    const people = [await plantPerson(harness.server, { role: 'premium' }), await plantPerson(harness.server)];
    const outsider = await plantPerson(harness.server);
    const [host, guest] = people as [Person, Person];
    const devices = new Map(
      [host, guest, outsider].map((person) => [person, new Device(person, () => clock.now)] as const),
    );
    const { roomId, players } = await begin(host, guest, quiz.id);
    await host.trpc.rooms.start.mutate({ roomId });
    clock.advance(1_000);
    const finishedAt = new Date(clock.now).toISOString();
    for (const device of devices.values())
      for (const right of [0, 2]) await device.exchange([device.attempt(attemptInput(quiz, { right, finishedAt }))]);
    /** Returns the status and score of each of a person's attempts that didn't come from the room. */
    const found = async (person: Person) => {
      const device = devices.get(person) as Device;
      await device.drain();
      return [...device.bodies<AttemptRow>('attempt').values()]
        .filter(({ source }) => source !== 'room')
        .map(({ status, score }) => [status, score])
        .sort();
    };
    const open = [
      ['graded', 0],
      ['graded', 2],
    ];
    expect(await found(outsider)).toEqual(open);
    for (const person of people) {
      const before = await found(person);
      expect(before).toHaveLength(2);
      expect(before.filter(([status, score]) => status === 'submitted' && score === null).length).toBeGreaterThan(0);
      expect((devices.get(person) as Device).bodies('card').size).toBe(0);
    }
    await playAll(clock, players, 3);
    await expect.poll(() => guest.trpc.rooms.outcome.query({ roomId })).toMatchObject({ correct: 3 });
    clock.advance(1_000);
    while (await processSealTransition(harness.server.deps));
    for (const person of people) {
      expect(await found(person)).toEqual(open);
      expect((devices.get(person) as Device).bodies('card').size).toBe(3);
    }
    expect((await recountAll(harness.database)).found).toEqual([]);
  });
});
