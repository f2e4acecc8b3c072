import { newId } from '@quorbit/contracts/lib/ids';
import { cards } from '@quorbit/db/schema/reviews';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PlantedQuiz, plantQuiz, plantSeal } from '../../testing/planted/quiz.ts';
import { plantRoom } from '../../testing/planted/room.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import type { Person } from '../../testing/test-server.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;

describeWithServer(
  'the quizzes suggested to a room',
  { on: ['PGlite'], env: { ROOM_MAX_PLAYERS: '12' }, now: NOW },
  (harness) => {
    let host: Person;
    let guest: Person;
    beforeEach(async () => {
      host = await plantPerson(harness.server, { role: 'premium' });
      guest = await plantPerson(harness.server);
    });

    const quizOf = () => plantQuiz(harness.server, { ownerId: null });
    /**
     * Plants a card that was last reviewed the given number of days ago; the longer ago, the less of it is remembered.
     */
    async function remember({ id: userId }: Person, quiz: PlantedQuiz, daysAgo: number): Promise<void> {
      const at = new Date(NOW.getTime() - daysAgo * DAY_MS);
      await harness.database.transaction((tx) =>
        tx.insert(cards).values({
          userId,
          quizId: quiz.id,
          questionId: newId(),
          packHash: quiz.packHash,
          state: 'review',
          due: at,
          lastReview: at,
          stability: 10,
          difficulty: 5,
          reps: 1,
          lapses: 0,
        }),
      );
    }
    async function roomOf(...guests: Person[]): Promise<string> {
      const { room } = await host.trpc.rooms.create.mutate({
        quizId: (await quizOf()).id,
        settings: { maxPlayers: 12 } as never,
      });
      for (const { trpc } of guests) await trpc.rooms.join.mutate({ roomId: room.id });
      return room.id;
    }
    const proposed = async (roomId?: string) => (await host.trpc.rooms.suggest.query({ roomId })).items;

    it('is the three quizzes that its people remember least together, the worst first', async () => {
      const [old, older, oldest, fresh] = await Promise.all(Array.from({ length: 4 }, quizOf));
      for (const person of [host, guest]) {
        await remember(person, old as PlantedQuiz, 20);
        await remember(person, older as PlantedQuiz, 200);
        await remember(person, fresh as PlantedQuiz, 1);
      }
      await remember(host, oldest as PlantedQuiz, 400);
      // The host and the guest together remember more of `oldest` than of `older`.
      await remember(guest, oldest as PlantedQuiz, 30);
      const items = await proposed(await roomOf(guest));
      expect(items.map(({ quizId }) => quizId)).toEqual([older, oldest, old].map((quiz) => quiz?.id));
    });

    it('reveals neither which quizzes one person studies nor how well', async () => {
      const [hers, his, shared] = [await quizOf(), await quizOf(), await quizOf()];
      await remember(host, hers, 100);
      await remember(guest, his, 200);
      for (const person of [host, guest]) await remember(person, shared, 10);
      const items = await proposed(await roomOf(guest));
      expect(items).toEqual([
        { quizId: shared.id, title: expect.any(String), category: expect.any(String), questionCount: 3 },
      ]);
      // When the host asks alone, all suggestions come from the host's own cards.
      expect((await proposed()).map(({ quizId }) => quizId)).toEqual([hers.id, shared.id]);
    });

    it('leaves out sealed quizzes, and quizzes that somebody in the room may not see', async () => {
      const [sealed, seen] = [await quizOf(), await quizOf()];
      const hidden = await plantQuiz(harness.server, { ownerId: null, audience: 'premium' });
      for (const person of [host, guest]) for (const quiz of [sealed, seen, hidden]) await remember(person, quiz, 100);
      await plantSeal(harness.server, sealed.id, NOW);
      const ids = async (roomId?: string) => (await proposed(roomId)).map(({ quizId }) => quizId);
      expect((await ids()).toSorted()).toEqual([seen.id, hidden.id].toSorted());
      expect(await ids(await roomOf(guest))).toEqual([seen.id]);
    });

    it('is never the quiz that the room has just played, whose new cards look forgotten', async () => {
      const clock = new RoomClock(harness.server, NOW);
      const { roomId, quizId, guest: other } = await plantRoom(harness.server, host, { started: true });
      const known = await quizOf();
      for (const person of [host, other]) await remember(person, known, 5);
      for (let questionIndex = 0; questionIndex < 3; questionIndex += 1) {
        for (const { trpc } of [host, other]) await trpc.rooms.answer.mutate({ roomId, questionIndex, answer: 0 });
        clock.advance(NEXT_QUESTION_MS);
      }
      await expect.poll(() => host.trpc.rooms.outcome.query({ roomId })).toMatchObject({ asked: 3 });
      expect((await proposed()).map((item) => item.quizId)).toEqual([quizId, known.id]);
      expect((await proposed(roomId)).map((item) => item.quizId)).toEqual([known.id]);
    });

    it('is empty without cards, and considers the cards of eight people at most', async () => {
      const guests: Person[] = [];
      for (let index = 0; index < 9; index += 1) guests.push(await plantPerson(harness.server));
      const [known, late] = [await quizOf(), await quizOf()];
      const roomId = await roomOf(...guests);
      expect(await proposed(roomId)).toEqual([]);
      for (const index of [5, 6]) await remember(guests[index] as Person, known, 50);
      for (const index of [7, 8]) await remember(guests[index] as Person, late, 500);
      expect((await proposed(roomId)).map(({ quizId }) => quizId)).toEqual([known.id]);
    });
  },
);
