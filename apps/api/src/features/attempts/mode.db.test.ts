import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../../testing/planted/quiz.ts';
import { send } from '../../testing/wire/http.ts';

describeWithServer('the mode of an attempt', (harness) => {
  const faces = ['trpc', 'rest', 'sync'] as const;
  const modes = ['check', 'start', undefined] as const;

  it.each(faces.flatMap((face) => modes.map((mode) => ({ face, mode }))))(
    'arrives over $face as $mode, and is read again from report, REST and row',
    async ({ face, mode }) => {
      const { address } = harness.server;
      const person = await plantPerson(harness.server);
      const { token } = person;
      const quiz = await plantQuiz(harness.server, { ownerId: null });
      const given = { ...attemptInput(quiz), ...(mode && { mode }) };
      const device = new Device(person);
      if (face === 'trpc') expect((await person.trpc.attempts.submit.mutate(given)).mode).toBe(mode);
      // Version 1 carries it too, because older servers ignore it.
      if (face === 'sync') await device.exchange([device.attempt(given, { v: 1 })]);
      if (face === 'rest') {
        const { quizId, ...body } = given;
        const { status } = await send(address, 'POST', `/api/quizzes/${quizId}/attempts`, { token, body });
        expect(status).toBe(201);
      }
      expect((await person.trpc.reports.get.query({ id: given.attemptId })).mode).toBe(mode);
      const report = await send(address, 'GET', `/api/reports/${given.attemptId}`, { token });
      expect(Object(report.body).mode).toBe(mode);
      await device.drain();
      expect(device.bodies<AttemptRow>('attempt').get(given.attemptId)?.mode).toBe(mode);
    },
  );

  it('in which quizzes are taken is a setting of the account', async () => {
    const { trpc } = await plantPerson(harness.server);
    expect((await trpc.accounts.me.query()).attemptMode).toBe('check');
    await trpc.accounts.updateSettings.mutate({ attemptMode: 'start' });
    expect((await trpc.accounts.me.query()).attemptMode).toBe('start');
  });
});
