import { newId } from '@quorbit/contracts/lib/ids';
import { MAX_GROUPS } from '@quorbit/contracts/study-groups/limits';
import { groupActivities, groupMembers, studyGroups } from '@quorbit/db/schema/study-groups';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import type { Person } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';

const MISSING = { code: 'NOT_FOUND', status: 404, message: 'Study group not found.' };

describeWithServer('study groups', (harness) => {
  let founder: Person;
  let member: Person;
  let stranger: Person;
  let siteAdmin: Person;
  beforeAll(async () => {
    siteAdmin = await plantPerson(harness.server, { role: 'admin' });
  });
  beforeEach(async () => {
    [founder, member, stranger] = await Promise.all([
      plantPerson(harness.server),
      plantPerson(harness.server),
      plantPerson(harness.server),
    ]);
  });

  const rolesOf = async (id: string) =>
    Object.fromEntries((await founderOrAnybody(id)).map(({ userId, role }) => [userId, role]));
  const founderOrAnybody = (id: string) =>
    harness.database.read.select().from(groupMembers).where(eq(groupMembers.groupId, id));

  describe('the list', () => {
    it('shows own groups first, then open ones, each newest first, with counts and the caller’s role', async () => {
      const word = `w${newId().replaceAll('-', '')}`;
      const named = (name: string) => ({ name: `${word} ${name}` });
      const oldOpen = await plantGroup(harness.server, founder, { ...named('old open'), members: [member] });
      const ownOld = await plantGroup(harness.server, stranger, named('own old'));
      const newOpen = await plantGroup(harness.server, founder, named('new open'));
      await plantGroup(harness.server, founder, { ...named('hidden'), isPrivate: true });
      const ownHidden = await plantGroup(harness.server, founder, {
        ...named('own hidden'),
        isPrivate: true,
        members: [stranger],
      });
      const seen = [];
      let cursor: string | undefined;
      do {
        const page = await stranger.trpc.studyGroups.search.query({ query: word, limit: 1, cursor });
        seen.push(...page.items.map(({ id, memberCount, role }) => ({ id, memberCount, role })));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual([
        { id: ownHidden.id, memberCount: 2, role: 'member' },
        { id: ownOld.id, memberCount: 1, role: 'admin' },
        { id: newOpen.id, memberCount: 1, role: null },
        { id: oldOpen.id, memberCount: 2, role: null },
      ]);
      const listed = await stranger.trpc.studyGroups.list.query({ limit: 2 });
      expect(listed.items.map(({ id }) => id)).toEqual([ownHidden.id, ownOld.id]);
      expect(Object.keys(listed.items[0] ?? {})).not.toContain('members');
    });

    it('can be searched by word beginnings in name, description and tags, and by category', async () => {
      const word = `x${newId().replaceAll('-', '')}`;
      const { id } = await founder.trpc.studyGroups.create.mutate({
        name: `Rivers ${word}`,
        description: 'From source to delta',
        category: 'Geography',
        tags: ['Hydro-power'],
      });
      const found = async (query: string, category?: 'Geography' | 'Arts' | '') =>
        (await member.trpc.studyGroups.search.query({ query, category })).items.some((item) => item.id === id);
      expect(await found(`riv ${word.slice(0, 20)}`)).toBe(true);
      expect(await found('delt SOURCE')).toBe(true);
      expect(await found('hydro')).toBe(true);
      expect(await found('power')).toBe(true);
      expect(await found('ivers')).toBe(false);
      expect(await found('', 'Geography')).toBe(true);
      expect(await found('', 'Arts')).toBe(false);
      expect(await found(word, '')).toBe(true);
      expect(await found('&|!():*', 'Geography')).toBe(false);
    });
  });

  it('are hidden from everybody but members if private: in detail, list and search, also from site admins', async () => {
    const word = `p${newId().replaceAll('-', '')}`;
    const { id, inviteCode } = await plantGroup(harness.server, founder, { name: word, isPrivate: true });
    for (const { trpc } of [stranger, siteAdmin]) {
      expect((await trpc.studyGroups.search.query({ query: word })).items).toEqual([]);
      expect(await refusalOf(trpc.studyGroups.get.query({ id }))).toEqual(MISSING);
      expect(await refusalOf(trpc.studyGroups.join.mutate({ id }))).toEqual(MISSING);
      expect(await refusalOf(trpc.studyGroups.join.mutate({ id, inviteCode: 'guessed' }))).toEqual(MISSING);
      expect(await refusalOf(trpc.studyGroups.leave.mutate({ id }))).toEqual(MISSING);
      expect(await refusalOf(trpc.studyGroups.update.mutate({ id, name: 'Mine now' }))).toEqual(MISSING);
    }
    expect(await refusalOf(stranger.trpc.studyGroups.get.query({ id: newId() }))).toEqual(MISSING);
    expect(inviteCode).toMatch(/^[\w-]{14}$/);
    await stranger.trpc.studyGroups.join.mutate({ id, inviteCode: inviteCode ?? '' });
    // Only the group's admins see its invite code.
    expect((await stranger.trpc.studyGroups.get.query({ id })).inviteCode).toBeNull();
    expect((await founder.trpc.studyGroups.get.query({ id })).inviteCode).toBe(inviteCode);
  });

  it('refuse an old invite code after a new one is made, or after the group was open', async () => {
    const { id, inviteCode: old } = await plantGroup(harness.server, founder, { isPrivate: true });
    const { inviteCode } = await founder.trpc.studyGroups.renewInvite.mutate({ id });
    expect(inviteCode).not.toBe(old);
    expect(await outcomeOf(stranger.trpc.studyGroups.join.mutate({ id, inviteCode: old ?? '' }))).toBe('NOT_FOUND');
    const name = 'Open now';
    const opened = await founder.trpc.studyGroups.update.mutate({ id, name, isPrivate: false });
    expect(opened.inviteCode).toBeNull();
    expect(await refusalOf(founder.trpc.studyGroups.renewInvite.mutate({ id }))).toMatchObject({ code: 'CONFLICT' });
    await stranger.trpc.studyGroups.join.mutate({ id });
    const closed = await founder.trpc.studyGroups.update.mutate({ id, name, isPrivate: true });
    expect([old, inviteCode, null]).not.toContain(closed.inviteCode);
    // Members stay when the group becomes private.
    expect((await stranger.trpc.studyGroups.get.query({ id })).role).toBe('member');
  });

  it('refuse members who join again, people when they are full, and people in too many groups', async () => {
    const { id } = await plantGroup(harness.server, founder, { maxMembers: 2, members: [member] });
    expect(await refusalOf(member.trpc.studyGroups.join.mutate({ id }))).toEqual({
      code: 'CONFLICT',
      status: 409,
      message: "You're already a member of this study group.",
    });
    expect(await refusalOf(stranger.trpc.studyGroups.join.mutate({ id }))).toEqual({
      code: 'CONFLICT',
      status: 409,
      message: 'This study group is full.',
    });
    await harness.database.read.execute(sql`
      insert into study_groups (id, name, category, max_members, created_at)
      select gen_random_uuid(), 'One of many', 'General', 2, now() from generate_series(1, ${MAX_GROUPS}::int)`);
    await harness.database.read.execute(sql`
      insert into group_members (group_id, user_id, joined_at)
      select id, ${stranger.id}, now() from study_groups where name = 'One of many' limit ${MAX_GROUPS}`);
    const tooMany = { code: 'CONFLICT', message: 'You can be in 50 study groups at most. Leave one first.' };
    const { id: open } = await plantGroup(harness.server, founder);
    expect(await refusalOf(stranger.trpc.studyGroups.join.mutate({ id: open }))).toMatchObject(tooMany);
    expect(await refusalOf(stranger.trpc.studyGroups.create.mutate({ name: 'Mine' }))).toMatchObject(tooMany);
    await harness.database.read.delete(studyGroups).where(eq(studyGroups.name, 'One of many'));
  });

  it('can be changed by their admins only, and need as many places as they have members', async () => {
    const { id } = await plantGroup(harness.server, founder, { members: [member, stranger] });
    expect(await refusalOf(founder.trpc.studyGroups.update.mutate({ id, name: 'Few', maxMembers: 2 }))).toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'maxMembers', message: 'Maximum members cannot be less than current member count (3)' }],
    });
    expect(await outcomeOf(member.trpc.studyGroups.update.mutate({ id, name: 'Mine' }))).toBe('FORBIDDEN');
    const settings = {
      name: 'Algebra',
      description: 'Groups, rings',
      category: 'Mathematics' as const,
      maxMembers: 3,
      tags: ['exam'],
    };
    expect(await founder.trpc.studyGroups.update.mutate({ id, ...settings })).toMatchObject({
      ...settings,
      isPrivate: false,
      activities: [
        { type: 'settings_changed', details: { message: 'Planted Person changed the group settings.' } },
        {},
        {},
      ],
    });
    expect(await founder.trpc.studyGroups.update.mutate({ id, name: 'Algebra II' })).toMatchObject({
      ...settings,
      name: 'Algebra II',
    });
  });

  it('show the ten newest activities, and store fifty', async () => {
    const { id } = await plantGroup(harness.server, founder, { members: [member] });
    for (let times = 0; times < 60; times += 1)
      await founder.trpc.studyGroups.update.mutate({ id, name: `N ${times}` });
    await member.trpc.studyGroups.leave.mutate({ id });
    const { activities } = await founder.trpc.studyGroups.get.query({ id });
    expect(activities.map(({ type }) => type)).toEqual(['member_left', ...Array(9).fill('settings_changed')]);
    expect(await harness.database.read.$count(groupActivities, eq(groupActivities.groupId, id))).toBe(50);
  });

  describe('when members leave', () => {
    it('the longest-serving member replaces the last admin', async () => {
      const { id } = await plantGroup(harness.server, founder, { members: [member, stranger] });
      await founder.trpc.studyGroups.leave.mutate({ id });
      expect(await rolesOf(id)).toEqual({ [member.id]: 'admin', [stranger.id]: 'member' });
      expect(await refusalOf(founder.trpc.studyGroups.leave.mutate({ id }))).toEqual({
        code: 'CONFLICT',
        status: 409,
        message: "You aren't a member of this study group.",
      });
    });

    it('nobody becomes an admin while there is another one', async () => {
      const { id } = await plantGroup(harness.server, founder, { members: [member, stranger] });
      await founder.trpc.studyGroups.promoteMember.mutate({ id, userId: stranger.id });
      await founder.trpc.studyGroups.leave.mutate({ id });
      expect(await rolesOf(id)).toEqual({ [member.id]: 'member', [stranger.id]: 'admin' });
    });

    it('the last member’s leaving deletes the group', async () => {
      const { id } = await plantGroup(harness.server, founder);
      await founder.trpc.studyGroups.leave.mutate({ id });
      expect(await refusalOf(founder.trpc.studyGroups.get.query({ id }))).toEqual(MISSING);
    });

    it('admins can remove other members, but neither strangers nor themselves', async () => {
      const { id } = await plantGroup(harness.server, founder, { members: [member] });
      const remove = (userId: string, as = founder) =>
        refusalOf(as.trpc.studyGroups.removeMember.mutate({ id, userId }));
      expect(await remove(founder.id, member)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await remove(founder.id)).toMatchObject({ message: 'To remove yourself, leave the group.' });
      expect(await remove(stranger.id)).toMatchObject({ code: 'NOT_FOUND', message: 'Member not found.' });
      expect(await remove(newId())).toMatchObject({ code: 'NOT_FOUND' });
      expect(await remove(member.id)).toBeNull();
      expect(await remove(member.id)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await rolesOf(id)).toEqual({ [founder.id]: 'admin' });
      const promote = founder.trpc.studyGroups.promoteMember.mutate({ id, userId: member.id });
      expect(await outcomeOf(promote)).toBe('NOT_FOUND');
    });

    it('dissolving the group deletes it', async () => {
      const { id } = await plantGroup(harness.server, founder, { members: [member] });
      expect(await outcomeOf(member.trpc.studyGroups.dissolve.mutate({ id }))).toBe('FORBIDDEN');
      await founder.trpc.studyGroups.dissolve.mutate({ id });
      expect(await founderOrAnybody(id)).toEqual([]);
      expect(await refusalOf(member.trpc.studyGroups.get.query({ id }))).toEqual(MISSING);
    });
  });

  it('give their founder a medal when a second member joins', async () => {
    const medal = async (person: Person) =>
      (await person.trpc.achievements.list.query({})).unlocked.some(({ id }) => id === 'group_founder');
    const { id } = await plantGroup(harness.server, founder);
    expect(await medal(founder)).toBe(false);
    await member.trpc.studyGroups.join.mutate({ id });
    expect([await medal(founder), await medal(member)]).toEqual([true, false]);
    // A founder who has left gets no medal for later members.
    const second = await plantGroup(harness.server, stranger, { isPrivate: false });
    await harness.database.read.update(studyGroups).set({ founderId: member.id }).where(eq(studyGroups.id, second.id));
    await founder.trpc.studyGroups.join.mutate({ id: second.id });
    expect(await medal(member)).toBe(false);
  });
});
