// Tests which questions rooms ask if a quiz has questions of every kind.
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { newId } from '@quorbit/contracts/lib/ids';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { EVERY_KIND } from '../../testing/planted/kinds.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { NEXT_QUESTION_MS, RoomClock } from '../../testing/room-clock.ts';
import { RoomPlayer } from '../../testing/room-player.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const TRUE_TILE = 0;
const ofKind = (wanted: string) => EVERY_KIND.filter(({ kind }) => kind === wanted);

describeWithServer('a room', (harness) => {
  it('asks true/false with two tiles, skips kinds without tiles, and stores answers of their kind', async () => {
    const clock = new RoomClock(harness.server);
    const quiz = await plantQuiz(harness.server, {
      ownerId: null,
      questionInputs: EVERY_KIND.filter(({ kind }) => kind !== 'single'),
    });
    const people = await Promise.all([plantPerson(harness.server, { role: 'premium' }), plantPerson(harness.server)]);
    const [host, guest] = people as [Person, Person];
    const { room } = await host.trpc.rooms.create.mutate({ quizId: quiz.id });
    expect(room.quiz.questionCount).toBe(1);
    await guest.trpc.rooms.join.mutate({ roomId: room.id });
    const players = people.map((person) => new RoomPlayer(harness.server, person, room.id));
    for (const [index, player] of players.entries()) await player.waitFor(index === 0 ? 'room_created' : 'room_joined');
    await host.trpc.rooms.start.mutate({ roomId: room.id });
    for (const player of players) {
      const { question } = await player.question(0);
      expect(question.options).toEqual(['True', 'False']);
    }
    expect(await outcomeOf(guest.trpc.rooms.answer.mutate({ roomId: room.id, questionIndex: 0, answer: 2 }))).toBe(
      'INVALID',
    );
    for (const [index, player] of players.entries()) {
      clock.advance(100);
      await player.answer(0, TRUE_TILE + index);
    }
    const results = await players[0]?.results(0);
    expect(results).toMatchObject({ correctAnswer: TRUE_TILE, distribution: [1, 1] });
    clock.advance(NEXT_QUESTION_MS);
    for (const player of players) await player.waitFor('quiz_finished');
    for (const [index, person] of people.entries()) {
      const right = index === TRUE_TILE;
      await expect
        .poll(() => person.trpc.rooms.outcome.query({ roomId: room.id }))
        .toMatchObject({ correct: right ? 1 : 0 });
      const device = new Device(person);
      await device.drain();
      const [row] = [...device.bodies<AttemptRow>('attempt').values()];
      expect(row).toMatchObject({ source: 'room', score: right ? 1 : 0, totalMarks: 1 });
      expect(row?.answers).toMatchObject([{ option: null, response: { kind: 'true_false', value: right } }]);
      expect((await person.trpc.reviews.list.query({})).items).toHaveLength(right ? 0 : 1);
    }
    const report = await host.trpc.rooms.classReport.query({ roomId: room.id });
    expect(report.questions).toMatchObject([{ options: ['True', 'False'], correctAnswer: 0, facility: 0.5 }]);
  });

  it('refuses a quiz without any question that it can ask, and never suggests such a quiz', async () => {
    const person = await plantPerson(harness.server, { role: 'premium' });
    const texts = await plantQuiz(harness.server, { ownerId: null, questionInputs: ofKind('text') });
    const mixed = await plantQuiz(harness.server, { ownerId: null, questionInputs: EVERY_KIND });
    expect(await refusalOf(person.trpc.rooms.create.mutate({ quizId: texts.id }))).toMatchObject({
      code: 'CONFLICT',
      message: "A room can't ask this quiz: it needs questions with one right answer, or true/false ones.",
    });
    // Wrong answers make the cards on which suggestions are based.
    const given = { startedAt: '2026-03-02T12:00:00Z', finishedAt: '2026-03-02T12:05:00Z' };
    for (const quiz of [texts, mixed]) {
      const { packHash, pack } = await person.trpc.quizzes.start.query({ id: quiz.id });
      const answers = pack.questions.map(({ id }) => ({
        questionId: id,
        option: null,
        response: { kind: 'text' as const, text: 'wrong' },
        timeSpent: 1,
      }));
      await person.trpc.attempts.submit.mutate({ attemptId: newId(), quizId: quiz.id, packHash, ...given, answers });
    }
    const { items } = await person.trpc.rooms.suggest.query({});
    expect(items.map(({ quizId, questionCount }) => [quizId, questionCount])).toEqual([[mixed.id, 2]]);
  });
});
