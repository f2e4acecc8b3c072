// Tests that a game gives its players only the questions that it asked, and no other part of the quiz.

import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { MAX_LATENCY_MS } from '@quorbit/contracts/rooms/limits';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz, SECRET_EXPLANATION } from '../../testing/planted/quiz.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const WRONG = 0;
const SETTLED_MS = 20_000;

describeWithServer('a game of one question out of three', (harness) => {
  /** Plays one game to the end, on the host's own quiz, which the guest can't see; both players answer wrongly. */
  async function played() {
    const clock = new RoomClock(harness.server);
    const host = await plantPerson(harness.server, { role: 'premium', name: 'Host' });
    const guest = await plantPerson(harness.server, { role: 'user', name: 'Guest' });
    const quiz = await plantQuiz(harness.server, { ownerId: host.id, audience: 'premium' });
    const { room } = await host.trpc.rooms.create.mutate({ quizId: quiz.id, settings: { questionCount: 1 } });
    const roomId = room.id;
    await guest.trpc.rooms.join.mutate({ roomId });
    const players = [host, guest].map((person) => new RoomPlayer(harness.server, person, roomId));
    for (const [index, player] of players.entries()) await player.waitFor(index === 0 ? 'room_created' : 'room_joined');
    await host.trpc.rooms.start.mutate({ roomId });
    for (const player of players) await player.question(0);
    for (const player of players) {
      clock.advance(MAX_LATENCY_MS + 1);
      await player.answer(0, WRONG);
    }
    for (const player of players) await player.results(0);
    clock.advance(NEXT_QUESTION_MS);
    for (const player of players) await player.waitFor('quiz_finished');
    await vi.waitFor(async () => {
      for (const { trpc } of [host, guest])
        expect(await trpc.rooms.outcome.query({ roomId })).toMatchObject({ asked: 1 });
    }, SETTLED_MS);
    const device = new Device(guest);
    await device.drain();
    const rows = [...device.rows.values()];
    const attempt = rows.find(({ kind }) => kind === 'attempt')?.body as unknown as AttemptRow;
    const card = rows.find(({ kind }) => kind === 'card')?.body as unknown as { packHash: string };
    return { host, guest, quiz, attempt, card };
  }

  const read = ({ token }: Person, hash: string) =>
    send(harness.server.address, 'GET', `/packs/${hash}.json`, { token });

  it('gives its players a pack of only that question, which attempt and card name', async () => {
    const { host, guest, quiz, attempt, card } = await played();
    expect(attempt.packHash).not.toBe(quiz.packHash);
    expect(card.packHash).toBe(attempt.packHash);
    const own = await read(guest, attempt.packHash);
    expect(own).toMatchObject({
      status: 200,
      body: { quizId: quiz.id, keyed: true, questions: [{ explanation: SECRET_EXPLANATION }] },
    });
    expect((own.body as { questions: unknown[] }).questions).toHaveLength(1);
    const whole = await harness.database.read.select({ hash: packs.hash }).from(packs).where(eq(packs.quizId, quiz.id));
    for (const { hash } of whole.filter((pack) => pack.hash !== attempt.packHash))
      expect(await read(guest, hash), hash).toMatchObject({ status: 404 });
    expect(await read(host, quiz.packHash)).toMatchObject({ status: 200 });
    const report = await guest.trpc.reports.get.query({ id: attempt.id });
    expect(report.answers).toHaveLength(1);
  });

  it('gives its pack to nobody else, and accepts no attempt that names it', async () => {
    const { guest, quiz, attempt } = await played();
    const person = await plantPerson(harness.server, { role: 'premium', name: 'Other' });
    expect(await read(person, attempt.packHash)).toMatchObject({ status: 404 });
    const named = { ...attemptInput(quiz), packHash: attempt.packHash };
    expect(await refusalOf(guest.trpc.attempts.submit.mutate(named))).toMatchObject({ code: 'NOT_FOUND' });
    // If a user who may see the quiz submits an attempt with the game's pack, it counts as answers to the quiz's
    // current version, with all questions.
    expect(await person.trpc.attempts.submit.mutate(named)).toMatchObject({ answers: [{}, {}, {}] });
  });
});
