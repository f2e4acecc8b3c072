import { newId } from '@quorbit/contracts/lib/ids';
import * as words from '@quorbit/contracts/public-profiles/messages';
import type { ProfileAudience } from '@quorbit/contracts/settings/profile-audience';
import { users } from '@quorbit/db/schema/accounts';
import { achievements, gameBadges } from '@quorbit/db/schema/achievements';
import { learners } from '@quorbit/db/schema/learners';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { listNotificationsOf } from '../../testing/list-notifications.ts';
import { plantBlock, plantFriends } from '../../testing/planted/friends.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantAdaAndBob, plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const DAY_MS = 86_400_000;
const UNKNOWN = { code: 'NOT_FOUND', status: 404, message: 'User not found.' };

describeWithServer('public profiles', (harness) => {
  let ada: Person;
  let bob: Person;
  let now: number;
  const pass = (ms: number) => {
    now += ms;
    harness.server.setNow(new Date(now));
  };
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 2, 12);
    pass(0);
    [ada, bob] = await plantAdaAndBob(harness.server);
    await harness.database.transaction(async (tx) => {
      const unlockedAt = new Date(now - DAY_MS);
      await tx.insert(achievements).values({ userId: ada.id, achievementId: 'streak_3', unlockedAt });
      const streak = { streakCount: 4, streakPoints: 0, streakLastDay: '2026-03-01' };
      await tx.update(learners).set(streak).where(eq(learners.userId, ada.id));
    });
  });

  const look = (person: Person, at: Person) => person.trpc.publicProfiles.get.query({ id: at.id });
  const showTo = (showProfile: ProfileAudience) => ada.trpc.accounts.updateSettings.mutate({ showProfile });
  const cheer = (achievement?: string, person = bob) =>
    person.trpc.publicProfiles.cheer.mutate({ id: ada.id, ...(achievement && { achievement }) });
  async function cheersOf(person: Person) {
    return (await listNotificationsOf(harness.server, person)).map(({ kind, about }) => [kind, about]);
  }
  const ALL = { xp: 0, streak: 4, medals: [{ id: 'streak_3' }] };

  it('show level, streak and medals to everybody by default', async () => {
    expect(await look(bob, ada)).toMatchObject({
      id: ada.id,
      name: 'Ada Lovelace',
      level: 1,
      standing: 'stranger',
      details: { ...ALL, cheer: 'impossible' },
    });
    expect(await look(ada, ada)).toMatchObject({ standing: 'self', details: { ...ALL, cheer: 'impossible' } });
    pass(10 * DAY_MS);
    expect((await look(bob, ada)).details?.streak).toBe(0);
  });

  it('show game badges together with the medals, and the title even where medals are hidden', async () => {
    const badge = { userId: ada.id, sourceId: newId(), title: 'Cup', game: 'Spring cup', awardedAt: new Date(now) };
    await harness.database.transaction(async (tx) => {
      await tx.insert(gameBadges).values(badge);
      await tx.update(users).set({ title: 'Duke' }).where(eq(users.id, ada.id));
    });
    const { userId: _userId, sourceId: id, awardedAt, ...named } = badge;
    const badges = [{ id, ...named, awardedAt: awardedAt.toISOString() }];
    for (const person of [ada, bob])
      expect(await look(person, ada)).toMatchObject({ title: 'Duke', details: { badges, badgeCount: 1 } });
    expect(await look(bob, bob)).toMatchObject({ title: null, details: { badges: [], badgeCount: 0 } });
    await plantFriends(harness.server, ada, bob);
    await showTo('nobody');
    expect(await look(bob, ada)).toMatchObject({ title: 'Duke', details: null });
  });

  it('look unknown to strangers when hidden, and show friends and group members only the name', async () => {
    const carl = await plantPerson(harness.server);
    await plantFriends(harness.server, ada, bob);
    await plantGroup(harness.server, carl, { members: [ada] });
    const dora = await plantPerson(harness.server);
    await showTo('friends');
    expect(await look(bob, ada)).toMatchObject({ standing: 'friend', details: ALL });
    expect(await look(carl, ada)).toMatchObject({ name: 'Ada Lovelace', standing: 'acquaintance', details: null });
    expect(await refusalOf(look(dora, ada))).toEqual(UNKNOWN);
    await showTo('nobody');
    expect(await look(bob, ada)).toMatchObject({ name: 'Ada Lovelace', level: 1, standing: 'friend', details: null });
    expect(await look(carl, ada)).toMatchObject({ details: null });
    expect(await refusalOf(look(dora, ada))).toEqual(UNKNOWN);
    expect(await refusalOf(dora.trpc.publicProfiles.get.query({ id: newId() }))).toEqual(UNKNOWN);
    expect(await look(ada, ada)).toMatchObject({ details: ALL });
    await showTo('everyone');
    await plantBlock(harness.server, ada, dora);
    expect(await refusalOf(look(dora, ada))).toEqual(UNKNOWN);
  });

  it('let friends cheer a medal or the streak once a day', async () => {
    await plantFriends(harness.server, ada, bob);
    expect(await look(bob, ada)).toMatchObject({ details: { cheer: 'possible' } });
    const outcomes = await Promise.all([cheer('streak_3'), cheer(), cheer('streak_3')].map(outcomeOf));
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'ok']);
    expect(await look(bob, ada)).toMatchObject({ details: { cheer: 'done' } });
    expect(await refusalOf(cheer())).toMatchObject({ message: words.ALREADY_CHEERED });
    expect(await cheersOf(ada)).toHaveLength(1);
    pass(12 * 3_600_000 + 4 * 3_600_000);
    await cheer('streak_3');
    expect((await cheersOf(ada))[0]).toEqual(['cheer', { personId: bob.id, achievement: 'streak_3' }]);
    expect(await cheersOf(ada)).toHaveLength(2);
  });

  it('refuse cheers from people who aren’t friends, and for hidden or missing medals', async () => {
    expect(await refusalOf(cheer())).toEqual({ code: 'FORBIDDEN', status: 403, message: words.FRIENDS_ONLY });
    await plantFriends(harness.server, ada, bob);
    const nothing = { code: 'CONFLICT', status: 409, message: words.NOTHING_TO_CHEER };
    expect(await refusalOf(cheer('streak_365'))).toEqual(nothing);
    await showTo('nobody');
    expect(await refusalOf(cheer('streak_3'))).toEqual(nothing);
    expect(await refusalOf(ada.trpc.publicProfiles.cheer.mutate({ id: bob.id }))).toEqual(nothing);
    expect(await cheersOf(ada)).toEqual([]);
  });
});
