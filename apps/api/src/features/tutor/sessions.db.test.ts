import { MAX_MESSAGES } from '@quorbit/contracts/tutor/limits';
import { START_SESSION_FIRST } from '@quorbit/contracts/tutor/messages';
import { users } from '@quorbit/db/schema/accounts';
import { tutorMessages, tutorSessions } from '@quorbit/db/schema/tutor';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeAtNoon, NOON } from '../../testing/describe-at-noon.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantSession } from '../../testing/planted/tutor.ts';
import type { Person } from '../../testing/test-server.ts';
import { conflict, outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';
import { writeAs } from '../../testing/write-as.ts';
import { addMessages } from './messages.service.ts';
import { toLearnerMessage } from './messages.ts';

describeAtNoon('sessions with the tutor', (harness, clock) => {
  let learner: Person;
  beforeEach(async () => {
    learner = await plantPerson(harness.server, { role: 'premium' });
  });

  it('begin with a greeting, and stay unchanged when they are started again', async () => {
    const { tutor } = learner.trpc;
    expect(await tutor.state.query()).toEqual({ session: null, profile: { level: 1, xp: 0 } });
    const preferences = { learningStyle: 'practical', difficulty: 'advanced' } as const;
    const first = await tutor.start.mutate({ preferences });
    expect(first.session).toMatchObject({ ...preferences, startedAt: new Date(NOON).toISOString() });
    expect(first.session.messages).toMatchObject([{ role: 'assistant', quiz: null }]);
    clock(1);
    expect(await tutor.start.mutate({})).toEqual(first);
    expect(await tutor.state.query()).toEqual(first);
  });

  it('exist only once when a learner starts several at the same time', async () => {
    const { tutor } = learner.trpc;
    const started = await Promise.all([tutor.start.mutate({}), tutor.start.mutate({}), tutor.start.mutate({})]);
    expect(new Set(started.map(({ session }) => session.id)).size).toBe(1);
    expect(started.every(({ session }) => session.messages.length === 1)).toBe(true);
  });

  it('are deleted with their messages when they end; ending again succeeds', async () => {
    const { tutor } = learner.trpc;
    const person = await plantPerson(harness.server, { role: 'premium' });
    await plantSession(harness.server, person);
    const { session } = await tutor.start.mutate({});
    await tutor.chat.mutate({ message: 'Hello' });
    expect(await tutor.end.mutate()).toEqual({ success: true });
    expect(await tutor.end.mutate()).toEqual({ success: true });
    expect((await tutor.state.query()).session).toBeNull();
    const left = await harness.database.read
      .select()
      .from(tutorMessages)
      .where(eq(tutorMessages.sessionId, session.id));
    expect(left).toEqual([]);
    expect((await person.trpc.tutor.state.query()).session).not.toBeNull();
    expect(await refusalOf(tutor.chat.mutate({ message: 'Are you there?' }))).toEqual(conflict(START_SESSION_FIRST));
  });

  it('stay stored but inaccessible while the learner isn’t a premium user', async () => {
    await plantSession(harness.server, learner);
    const become = (role: 'user' | 'premium') =>
      harness.database.transaction((tx) => tx.update(users).set({ role }).where(eq(users.id, learner.id)));
    await become('user');
    expect(await outcomeOf(learner.trpc.tutor.state.query())).toBe('PREMIUM_REQUIRED');
    expect(await outcomeOf(learner.trpc.tutor.chat.mutate({ message: 'Hi' }))).toBe('PREMIUM_REQUIRED');
    expect(await outcomeOf(learner.trpc.tutor.end.mutate())).toBe('PREMIUM_REQUIRED');
    await become('premium');
    expect((await learner.trpc.tutor.state.query()).session).not.toBeNull();
  });

  it('keep the newest messages in order, even when they share one moment', async () => {
    const { session } = await plantSession(harness.server, learner);
    const texts = Array.from({ length: MAX_MESSAGES + 5 }, (_, index) => `Message ${index}`);
    await writeAs(harness.server, learner, async (tx) => {
      for (const text of texts) await addMessages(tx, session.id, [toLearnerMessage(text)], new Date(NOON));
    });
    const { session: kept } = await learner.trpc.tutor.state.query();
    expect(kept?.messages.map(({ content }) => content)).toEqual(texts.slice(-MAX_MESSAGES));
    expect(
      await harness.database.read.select().from(tutorSessions).where(eq(tutorSessions.userId, learner.id)),
    ).toHaveLength(1);
  });
});
