// Proves that players learn nothing of a quiz's answer key beyond the finished questions. Two quizzes differ only in
// their keys; in a room that plays one of them, two accounts try to read everything, and the replies must be the same
// for both quizzes. A game without its seal shows that the comparison catches a leak.
import { MAX_LATENCY_MS, QUESTION_SECONDS } from '@quorbit/contracts/rooms/limits';
import { quizSeals } from '@quorbit/db/schema/quizzes/seals';
import { expect, it, vi } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { foldAll } from '../../testing/fold-all.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { type PlantedQuiz, plantedQuestion, plantQuiz, SECRET_EXPLANATION } from '../../testing/planted/quiz.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import { attack, normaliseReply, readEverything } from '../../testing/seal-oracle.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf } from '../../testing/wire/refusal.ts';
import { processSealTransition } from '../attempts/opening.worker.ts';
import { foldAttempts } from '../quizzes/figures/stats.worker.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const KEYS = ['AABCBC', 'BCAAAA'] as const;
/**
 * The longest wait for a game's rewards, in milliseconds; they're paid in the background, one player after the other.
 */
const SETTLED_MS = 20_000;
/**
 * Matches answer keys in JSON. It doesn't match `correct` with a number, which is a player's count of right answers
 * that players may see.
 */
const KEY_WORDS =
  /"(correctAnswer|explanation|shareCorrect|facility)":(?!null)|"correct":(?!null|\d)|"distribution":\[\d/;

describeWithServer('the key of a quiz that is played in a room', { on: ['PGlite'] }, (harness) => {
  /** Opens a room with the host and the guest, and starts its game. */
  async function begin(host: Person, guest: Person, quiz: PlantedQuiz) {
    const { room } = await host.trpc.rooms.create.mutate({ quizId: quiz.id });
    const roomId = room.id;
    await guest.trpc.rooms.join.mutate({ roomId });
    const players = [host, guest].map((person) => new RoomPlayer(harness.server, person, roomId));
    for (const player of players) await player.waitFor(player.person === host ? 'room_created' : 'room_joined');
    await host.trpc.rooms.start.mutate({ roomId });
    async function leave(): Promise<void> {
      for (const player of players) {
        await player.person.trpc.rooms.leave.mutate({ roomId });
        player.leave();
      }
    }
    return { roomId, players, leave };
  }

  /**
   * Plays a quiz with this answer key, and returns everything that its two players could read.
   * @param sealed false removes the seal, as a bug would.
   */
  async function transcriptOf(key: string, sealed: boolean) {
    const { server } = harness;
    const clock = new RoomClock(server, NOON);
    const quiz = await plantQuiz(server, {
      ownerId: null,
      // The quiz is premium, because a quiz for everybody would also show up in the mirrors of other accounts.
      audience: 'premium',
      title: `Quiz of ${key}`,
      // All questions read the same, so that their order doesn't matter.
      questionInputs: [...key].map((letter) => ({
        ...plantedQuestion('easy', 0),
        question: 'Which one?',
        correctAnswer: letter as 'A',
      })),
    });
    const accounts = [];
    for (let index = 0; index < 2; index += 1) {
      const person = await plantPerson(server, { role: 'premium' });
      accounts.push({ person, device: new Device(person, () => clock.now) });
    }
    const [host, guest] = accounts.map(({ person }) => person) as [Person, Person];
    // Plays an earlier game of the quiz without answers, so that its results are the same for both keys.
    const earlier = await begin(host, guest, quiz);
    for (const index of quiz.questionIds.keys()) {
      for (const player of earlier.players) await player.question(index);
      clock.advance(QUESTION_SECONDS.usual * 1_000 + MAX_LATENCY_MS + 1);
      for (const player of earlier.players) await player.results(index);
      clock.advance(NEXT_QUESTION_MS);
    }
    for (const player of earlier.players) await player.waitFor('quiz_finished');
    for (const person of [host, guest])
      await vi.waitFor(
        async () => expect(await person.trpc.rooms.outcome.query({ roomId: earlier.roomId })).not.toBeNull(),
        SETTLED_MS,
      );
    await earlier.leave();
    const { roomId, players, leave } = await begin(host, guest, quiz);
    if (!sealed) await harness.database.transaction((tx) => tx.delete(quizSeals));
    await guest.trpc.rooms.answer.mutate({ roomId, questionIndex: 0, answer: 0 });
    const said: unknown[] = [];
    for (const account of accounts) said.push(await attack(server.address, account, quiz, 0));
    while (await foldAttempts(harness.server.deps));
    while (await processSealTransition(server.deps));
    await foldAll(harness.database);
    for (const account of accounts) {
      const { trpc } = account.person;
      said.push(await readEverything(server.address, account, quiz));
      said.push(await trpc.rooms.get.query({ roomId }), await trpc.rooms.mine.query());
      said.push(await trpc.rooms.outcome.query({ roomId }), await trpc.rooms.stats.query());
      said.push(await outcomeOf(trpc.rooms.classReport.query({ roomId })));
      said.push((await trpc.rooms.suggest.query({ roomId })).items.filter(({ quizId }) => quizId === quiz.id));
    }
    said.push(await host.trpc.rooms.classReport.query({ roomId: earlier.roomId }));
    said.push(...players.map(({ received }) => received.map(({ event }) => event)));
    await leave();
    return {
      said,
      quiz,
      text: JSON.stringify(normaliseReply(said, quiz)).replaceAll(
        new RegExp(`${earlier.roomId}|${roomId}`, 'g'),
        'room',
      ),
    };
  }

  it('shows in no reply before the results', { timeout: 120_000 }, async () => {
    const [first, second] = [await transcriptOf(KEYS[0], true), await transcriptOf(KEYS[1], true)];
    for (const { said } of [first, second]) {
      const text = JSON.stringify(said);
      expect(text).not.toMatch(KEY_WORDS);
      expect(text).not.toContain(SECRET_EXPLANATION);
    }
    expect(JSON.parse(second.text)).toEqual(JSON.parse(first.text));
  });

  it('shows in the replies when the seal is missing', { timeout: 120_000 }, async () => {
    const leaking = await transcriptOf(KEYS[0], false);
    expect(JSON.stringify(leaking.said)).toMatch(KEY_WORDS);
    expect(JSON.stringify(leaking.said)).toContain(SECRET_EXPLANATION);
  });
});
