import { newId } from '@quorbit/contracts/lib/ids';
import type { PackRow } from '@quorbit/contracts/quizzes/row';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { seedContent } from './quizzes.seed.ts';

const STARTED = '2026-03-02T12:00:00.000Z';

describeWithServer('the welcome quiz', (harness) => {
  let person: Person;
  let welcomeId: string;
  let otherId: string;
  let attemptId: string;
  beforeAll(async () => {
    await seedContent({ ...harness.server.deps, fullContent: false });
    otherId = (await plantQuiz(harness.server, { ownerId: null })).id;
    person = await plantPerson(harness.server);
    const { quizId, pack } = await person.trpc.quizzes.welcome.query();
    welcomeId = quizId;
    const given = { attemptId: newId(), quizId, startedAt: STARTED, finishedAt: STARTED };
    attemptId = given.attemptId;
    const answers = pack.questions.map(({ id }) => ({ questionId: id, option: 0 }));
    await person.trpc.attempts.submit.mutate({ ...given, answers });
  });

  it('is marked in the list, on its page and in its row, and no other quiz is', async () => {
    const { items } = await person.trpc.quizzes.list.query({ limit: 100 });
    const marked = (quizzes: readonly { id: string; welcome?: true | undefined }[]) =>
      quizzes.flatMap(({ id, welcome }) => (welcome ? [id] : []));
    expect(marked(items)).toEqual([welcomeId]);
    expect(items.map(({ id }) => id)).toContain(otherId);
    expect((await person.trpc.quizzes.get.query({ id: welcomeId })).welcome).toBe(true);
    const device = new Device(person);
    await device.drain();
    const rows = [...device.bodies<PackRow>('pack').values()].map(({ quizId, welcome }) => ({ id: quizId, welcome }));
    expect(marked(rows)).toEqual([welcomeId]);
  });

  it('marks the attempts at it, in reports and their list', async () => {
    expect((await person.trpc.reports.get.query({ id: attemptId })).quiz).toMatchObject({ welcome: true });
    const [card] = (await person.trpc.reports.list.query({ limit: 1 })).items;
    expect(card).toMatchObject({ id: attemptId, quiz: { welcome: true } });
  });

  it('is as before over REST', async () => {
    const { address } = harness.server;
    const paths = [`/api/quizzes/${welcomeId}`, '/api/quizzes', `/api/reports/${attemptId}`, '/api/reports'];
    for (const path of paths) {
      const { status, text } = await send(address, 'GET', path, { token: person.token });
      expect({ path, status, hasMark: text.includes('"welcome"') }).toEqual({ path, status: 200, hasMark: false });
    }
  });
});
