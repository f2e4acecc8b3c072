import { newId } from '@quorbit/contracts/lib/ids';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import type { ThemeName } from '@quorbit/contracts/themes/names';
import { achievementCounters, achievements } from '@quorbit/db/schema/achievements';
import { learners } from '@quorbit/db/schema/learners';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

describeWithServer('themes', (harness) => {
  let quiz: PlantedQuiz;
  let learner: Person;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 2 });
  });
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
  });

  const apply = (theme: ThemeName, userId = learner.id) => learner.trpc.themes.choose.mutate({ userId, theme });
  const earn = (xp: number) =>
    harness.database.read.update(learners).set({ xp }).where(eq(learners.userId, learner.id));
  const current = async () => (await learner.trpc.accounts.me.query()).selectedTheme;
  const post = (userId: string, body: unknown) =>
    send(harness.server.address, 'POST', `/api/users/${userId}/theme`, { token: learner.token, body });

  it('unlock at their level, and not before', async () => {
    const refusal = await refusalOf(apply('Light'));
    expect(refusal).toMatchObject({ code: 'FORBIDDEN', message: 'This theme unlocks at level 2.' });
    expect(await current()).toBe('Default');
    await earn(150);
    expect((await apply('Light')).user.selectedTheme).toBe('Light');
    expect(await current()).toBe('Light');
    expect(await refusalOf(learner.trpc.accounts.updateSettings.mutate({ selectedTheme: 'Dark' }))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('unlock with their achievement, and stay unlocked', async () => {
    expect(await refusalOf(apply('Lavender'))).toMatchObject({ code: 'FORBIDDEN' });
    await harness.database.read
      .insert(achievementCounters)
      .values({ userId: learner.id, counter: 'quizzesFinished', value: 49 });
    await learner.trpc.attempts.submit.mutate(attemptInput(quiz, { right: 1, attemptId: newId() }));
    const me = await learner.trpc.accounts.me.query();
    expect(me.unlockedThemes).toContain('Lavender');
    expect(me.unlockedThemes).not.toContain('Ocean');
    await harness.database.read.delete(achievements).where(eq(achievements.userId, learner.id));
    expect((await apply('Lavender')).user.selectedTheme).toBe('Lavender');
  });

  it('can be chosen over REST: 400 for unknown ones, 403 for locked ones, 404 for another user’s id', async () => {
    const applied = await post(learner.id, { theme: 'Default' });
    expect([applied.status, applied.body]).toEqual([
      200,
      { user: expect.objectContaining({ _id: learner.id, id: learner.id, selectedTheme: 'Default' }) },
    ]);
    const person = await plantPerson(harness.server);
    const statusOf = async (userId: string, theme: unknown) => (await post(userId, { theme })).status;
    expect(await statusOf(learner.id, 'Plaid')).toBe(400);
    expect(await statusOf(learner.id, null)).toBe(400);
    expect(await statusOf(learner.id, 'ayu-light')).toBe(403);
    expect(await statusOf(person.id, 'Default')).toBe(404);
    expect(await statusOf('nobody', 'Default')).toBe(400);
  });

  it('come from devices along with the work that unlocks them; a locked one is refused and changes nothing', async () => {
    const device = new Device(learner);
    const at = new Date().toISOString();
    const theme = (selectedTheme: ThemeName) =>
      device.op({ type: PROFILE_UPDATE, at, args: { selectedTheme, leaderboardOptOut: true } });
    const large = await plantQuiz(harness.server, { ownerId: null, questions: Array(20).fill('hard') });
    const { rejected } = await device.exchange([theme('Light')]);
    expect(rejected).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await learner.trpc.accounts.me.query()).toMatchObject({
      selectedTheme: 'Default',
      leaderboardOptOut: false,
    });
    const work = device.op({ type: 'attempt.submit', at, args: { ...attemptInput(large), packHash: large.packHash } });
    const reply = await device.exchange([work, theme('Light')]);
    expect(reply).toMatchObject({ ackSeq: 3, rejected: [] });
    expect(await current()).toBe('Light');
  });
});
