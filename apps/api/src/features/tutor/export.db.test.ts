import { studyPlans, studyReminders, tutorMessages, tutorSessions } from '@quorbit/db/schema/tutor';
import { expect, it } from 'vitest';
import { describeAtNoon, NOON } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantPlan, plantReminder, plantSession } from '../../testing/planted/tutor.ts';
import { TEST_PASSWORD } from '../../testing/test-server.ts';

const NOW = new Date(NOON).toISOString();

describeAtNoon("a learner's work with the tutor", (harness) => {
  it('is exported completely, and deleted with the account', async () => {
    const learner = await plantPerson(harness.server, { role: 'premium' });
    const other = await plantPerson(harness.server, { role: 'premium' });
    for (const person of [learner, other]) {
      await plantSession(harness.server, person);
      await plantPlan(harness.server, person, 'Day 1: algebra');
      await plantReminder(harness.server, person, 'Read every Monday at 6 PM');
    }
    await learner.trpc.tutor.chat.mutate({ message: 'Explain photosynthesis' });
    expect(await learner.trpc.accounts.export.mutate()).toMatchObject({
      studyBuddySessions: [{ learningStyle: 'visual', difficulty: 'intermediate', startedAt: NOW }],
      studyBuddyMessages: [
        { role: 'assistant' },
        { role: 'user', content: 'Explain photosynthesis', topic: null, quizId: null, createdAt: NOW },
        { role: 'assistant', topic: 'Photosynthesis' },
      ],
      studyPlans: [{ content: 'Day 1: algebra', savedAt: NOW }],
      studyReminders: [{ text: 'Read', weekdays: [1], onDay: null, time: '18:00', nextAt: '2026-03-02T18:00:00.000Z' }],
    });
    await learner.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
    const { read } = harness.database;
    for (const table of [tutorSessions, studyPlans, studyReminders]) {
      expect((await read.select({ userId: table.userId }).from(table)).map(({ userId }) => userId)).toEqual([other.id]);
    }
    expect(await read.select().from(tutorMessages)).toHaveLength(1);
  });
});
