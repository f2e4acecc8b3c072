// Covers moderators removing study groups and members, and undoing it.
import { newId } from '@quorbit/contracts/lib/ids';
import { CHOOSE_MEMBER, OWN_CASE } from '@quorbit/contracts/moderation/messages';
import {
  GROUP_NOT_FOUND,
  NOT_IN_GROUP,
  ONLY_MEMBER,
  REMOVED_BY_MODERATOR,
} from '@quorbit/contracts/study-groups/messages';
import { auditEntries } from '@quorbit/db/schema/audit';
import { groupMembers, groupRemovedMembers } from '@quorbit/db/schema/study-groups';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { listNotificationsOf } from '../../testing/list-notifications.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { plantGroupCase } from '../../testing/planted/report.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';
import { repairGroups } from '../study-groups/study-groups.worker.ts';

describeWithServer('moderation of groups', (harness) => {
  let admin: Person;
  let founder: Person;
  let mia: Person;
  let olaf: Person;
  beforeEach(async () => {
    admin = await plantPerson(harness.server, { role: 'admin', name: 'Ada Admin' });
    founder = await plantPerson(harness.server, { role: 'premium', name: 'Fay Founder' });
    mia = await plantPerson(harness.server, { name: 'Mia Member' });
    olaf = await plantPerson(harness.server, { name: 'Olaf Other' });
  });

  const remove = (caseId: string, memberId?: string) =>
    admin.trpc.moderation.decide.mutate({
      caseId,
      action: memberId === undefined ? 'remove_group' : 'remove_member',
      memberId,
      reason: 'Against the rules.',
    });
  const undo = async (caseId: string, by = admin) => {
    const { decisions } = await admin.trpc.moderation.get.query({ id: caseId });
    return by.trpc.moderation.undo.mutate({ id: decisions[0]?.id ?? '' });
  };
  const membersOf = async (id: string) => {
    const { userId, role } = groupMembers;
    const rows = await harness.database.read
      .select({ userId, role })
      .from(groupMembers)
      .where(eq(groupMembers.groupId, id));
    return Object.fromEntries(rows.map((row) => [row.userId, row.role]));
  };
  const kindsOf = async (person: Person) => (await listNotificationsOf(harness.server, person)).map(({ kind }) => kind);
  const audited = async (subjectId: string) => {
    const rows = await harness.database.read.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));
    return rows.map(({ action }) => action).filter((action) => action.startsWith('moderation.'));
  };
  const rounds = async () => {
    while (await repairGroups(harness.server.deps));
  };

  describe('a removed group', () => {
    it('is unavailable to everybody, notifies its members, and returns unchanged when undone', async () => {
      const quiz = await plantQuiz(harness.server, { ownerId: founder.id, audience: 'premium' });
      const muted = await plantPerson(harness.server);
      const group = await plantGroup(harness.server, founder, {
        isPrivate: true,
        members: [mia, olaf, muted],
        quizIds: [quiz.id],
      });
      const { id, inviteCode: code } = group;
      await muted.trpc.notifications.muteGroup.mutate({ groupId: id, muted: true });
      await founder.trpc.assignments.set.mutate({
        id,
        quizId: quiz.id,
        dueOn: harness.server.deps.now().toISOString().slice(0, 10),
      });
      const before = await founder.trpc.studyGroups.get.query({ id });
      expect(await kindsOf(mia)).toEqual(['assignment', 'quiz_shared']);
      const caseId = await plantGroupCase(harness.server, mia, id);

      const decided = await remove(caseId);
      expect(decided).toMatchObject({
        members: [],
        decisions: [{ action: 'remove_group', subject: { id: founder.id } }],
      });
      await rounds();
      const { trpc } = mia;
      const tries = [
        trpc.studyGroups.get.query({ id }),
        trpc.studyGroups.quizzes.query({ id }),
        trpc.studyGroups.join.mutate({ id, inviteCode: code ?? '' }),
        trpc.invitations.get.query({ code: code ?? '' }),
        trpc.leaderboards.listByXp.query({ scope: 'group', groupId: id }),
        trpc.assignments.list.query({ id }),
        trpc.quizzes.get.query({ id: quiz.id }),
        founder.trpc.studyGroups.dissolve.mutate({ id }),
      ];
      expect(await Promise.all(tries.map(outcomeOf))).toEqual(tries.map(() => 'NOT_FOUND'));
      expect((await trpc.studyGroups.list.query({})).items.filter((group) => group.id === id)).toEqual([]);
      expect((await trpc.assignments.mine.query()).filter((assignment) => assignment.group.id === id)).toEqual([]);
      expect(await Promise.all([founder, mia, muted].map(kindsOf))).toEqual([
        ['moderation_decision'],
        ['group_removed', 'assignment', 'quiz_shared'],
        ['group_removed'],
      ]);
      expect((await trpc.notifications.names.query()).groups).toEqual([{ id, name: group.name }]);
      const [own] = (await founder.trpc.moderation.decisions.query({})).items;
      expect(own).toMatchObject({ action: 'remove_group', about: group.name, reason: 'Against the rules.' });
      await founder.trpc.moderation.answer.mutate({ id: own?.id ?? '', answer: 'Sorry.' });
      const exported = await mia.trpc.accounts.export.mutate();
      expect(JSON.stringify(exported)).toContain('studyGroupsRemovedFrom');

      await undo(caseId);
      await rounds();
      const after = await founder.trpc.studyGroups.get.query({ id });
      expect(after).toEqual({ ...before, activities: after.activities });
      expect((await trpc.quizzes.get.query({ id: quiz.id })).title).toBe(quiz.title);
      expect(await trpc.assignments.list.query({ id })).toHaveLength(1);
      expect(await Promise.all([founder, mia].map(async (person) => (await kindsOf(person))[0]))).toEqual([
        'moderation_decision',
        'group_restored',
      ]);
      expect(await audited(founder.id)).toEqual(['moderation.group-removed', 'moderation.undone']);
    });

    it('returns with the members who still have accounts and an admin, or ends without any', async () => {
      const { id } = await plantGroup(harness.server, founder, { members: [mia] });
      const other = await plantGroup(harness.server, olaf);
      const [caseId, otherCase] = [
        await plantGroupCase(harness.server, mia, id),
        await plantGroupCase(harness.server, mia, other.id),
      ];
      await remove(caseId);
      await remove(otherCase);
      await founder.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
      await olaf.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
      await rounds();
      await undo(caseId);
      await undo(otherCase);
      await rounds();
      expect(await membersOf(id)).toEqual({ [mia.id]: 'admin' });
      expect(await outcomeOf(mia.trpc.studyGroups.get.query({ id: other.id }))).toBe('NOT_FOUND');
    });

    it('can’t be found by search, even if it was open', async () => {
      const name = `Owls ${newId()}`;
      const { id } = await plantGroup(harness.server, founder, { name });
      const found = async () =>
        (await mia.trpc.studyGroups.search.query({ query: name })).items.map((group) => group.id);
      const caseId = await plantGroupCase(harness.server, mia, id);
      expect(await found()).toEqual([id]);
      await remove(caseId);
      expect(await found()).toEqual([]);
      expect(await refusalOf(remove(caseId))).toMatchObject({ code: 'CONFLICT' });
      await undo(caseId);
      expect(await found()).toEqual([id]);
    });
  });

  describe('a removed member', () => {
    it('leaves with their quizzes, can’t join again, and returns with both when undone', async () => {
      const [own, hers] = [
        await plantQuiz(harness.server, { ownerId: mia.id, audience: 'premium' }),
        await plantQuiz(harness.server, { ownerId: founder.id, audience: 'premium' }),
      ];
      const { id, inviteCode } = await plantGroup(harness.server, founder, {
        isPrivate: true,
        members: [mia, olaf],
        quizIds: [hers.id],
      });
      const code = inviteCode ?? '';
      await mia.trpc.studyGroups.share.mutate({ id, quizId: own.id });
      const caseId = await plantGroupCase(harness.server, olaf, id);
      expect((await admin.trpc.moderation.get.query({ id: caseId })).members).toMatchObject([
        { name: 'Fay Founder', role: 'admin' },
        { name: 'Mia Member', role: 'member' },
        { name: 'Olaf Other', role: 'member' },
      ]);
      await kindsOf(mia);
      const { decisions } = await remove(caseId, mia.id);
      expect(decisions).toMatchObject([{ action: 'remove_member', subject: { id: mia.id, name: 'Mia Member' } }]);
      expect(await membersOf(id)).toEqual({ [founder.id]: 'admin', [olaf.id]: 'member' });
      expect(await refusalOf(mia.trpc.studyGroups.join.mutate({ id, inviteCode: code }))).toMatchObject({
        code: 'CONFLICT',
        message: REMOVED_BY_MODERATOR,
      });
      expect(await refusalOf(mia.trpc.invitations.accept.mutate({ code }))).toMatchObject({
        message: REMOVED_BY_MODERATOR,
      });
      expect(await outcomeOf(mia.trpc.quizzes.get.query({ id: hers.id }))).toBe('NOT_FOUND');
      const shared = async () => (await olaf.trpc.studyGroups.quizzes.query({ id })).map(({ quizId }) => quizId);
      expect(await shared()).toEqual([hers.id]);
      const messages = async () =>
        (await olaf.trpc.studyGroups.get.query({ id })).activities.map(({ details }) => details.message);
      expect((await messages())[0]).toBe('A moderator removed Mia Member.');
      expect(await kindsOf(mia)).toEqual(['moderation_decision', 'quiz_shared']);
      expect((await mia.trpc.moderation.decisions.query({})).items).toMatchObject([{ action: 'remove_member' }]);
      expect((await founder.trpc.moderation.decisions.query({})).items).toEqual([]);

      await undo(caseId);
      expect(await membersOf(id)).toEqual({ [founder.id]: 'admin', [olaf.id]: 'member', [mia.id]: 'member' });
      expect((await shared()).toSorted()).toEqual([own.id, hers.id].toSorted());
      expect((await messages())[0]).toBe('A moderator put Mia Member back.');
      expect(await audited(mia.id)).toEqual(['moderation.member-removed', 'moderation.undone']);
    });

    it('hands over as the last admin, and is an admin again when undone', async () => {
      const { id } = await plantGroup(harness.server, founder, { members: [mia, olaf] });
      const caseId = await plantGroupCase(harness.server, olaf, id);
      await remove(caseId, founder.id);
      expect(await membersOf(id)).toEqual({ [mia.id]: 'admin', [olaf.id]: 'member' });
      await undo(caseId);
      expect(await membersOf(id)).toEqual({ [founder.id]: 'admin', [mia.id]: 'admin', [olaf.id]: 'member' });
    });

    it('may join again later if the group is full at the time of undoing', async () => {
      const { id } = await plantGroup(harness.server, founder, { members: [mia], maxMembers: 2 });
      const caseId = await plantGroupCase(harness.server, mia, id);
      await remove(caseId, mia.id);
      await olaf.trpc.studyGroups.join.mutate({ id });
      await undo(caseId);
      expect(Object.keys(await membersOf(id)).toSorted()).toEqual([founder.id, olaf.id].toSorted());
      await olaf.trpc.studyGroups.leave.mutate({ id });
      await mia.trpc.studyGroups.join.mutate({ id });
    });

    it('returns with the group if the member’s removal was undone before the group’s', async () => {
      const { id } = await plantGroup(harness.server, founder, { members: [mia, olaf] });
      const first = await plantGroupCase(harness.server, olaf, id);
      await remove(first, mia.id);
      const second = await plantGroupCase(harness.server, olaf, id);
      await remove(second);
      await undo(first);
      expect(await membersOf(id)).toEqual({});
      await undo(second);
      expect(Object.keys(await membersOf(id)).toSorted()).toEqual([founder.id, mia.id, olaf.id].toSorted());
      expect(await harness.database.read.$count(groupRemovedMembers, eq(groupRemovedMembers.groupId, id))).toBe(0);
    });

    it('must be chosen, a member, not the deciding admin, and not the only member', async () => {
      const { id } = await plantGroup(harness.server, founder, { members: [admin, mia] });
      const caseId = await plantGroupCase(harness.server, mia, id);
      const refused = (memberId: string) => refusalOf(remove(caseId, memberId));
      expect(await refused(admin.id)).toMatchObject({ code: 'FORBIDDEN', message: OWN_CASE });
      expect(await refused(olaf.id)).toMatchObject({ code: 'CONFLICT', message: NOT_IN_GROUP });
      const none = { caseId, action: 'remove_member', reason: 'So.' } as const;
      expect(await refusalOf(admin.trpc.moderation.decide.mutate(none))).toMatchObject({
        issues: [{ path: 'memberId', message: CHOOSE_MEMBER }],
      });
      const alone = await plantGroup(harness.server, founder);
      const aloneCase = await plantGroupCase(harness.server, mia, alone.id);
      expect(await refusalOf(remove(aloneCase, founder.id))).toMatchObject({ message: ONLY_MEMBER });
      await founder.trpc.studyGroups.dissolve.mutate({ id: alone.id });
      expect(await refusalOf(remove(aloneCase))).toMatchObject({ code: 'CONFLICT', message: GROUP_NOT_FOUND });
    });

    it('can’t undo their own removal', async () => {
      const second = await plantPerson(harness.server, { role: 'admin' });
      const { id } = await plantGroup(harness.server, founder, { members: [second] });
      const caseId = await plantGroupCase(harness.server, mia, id);
      await remove(caseId, second.id);
      expect(await refusalOf(undo(caseId, second))).toMatchObject({ code: 'FORBIDDEN', message: OWN_CASE });
    });
  });

  it('nobody stays in a removed group, even if they join at the same moment', async () => {
    for (let time = 0; time < 5; time += 1) {
      const { id } = await plantGroup(harness.server, founder, { members: [mia] });
      const caseId = await plantGroupCase(harness.server, mia, id);
      const [joined, removed] = await Promise.all([
        outcomeOf(olaf.trpc.studyGroups.join.mutate({ id })),
        outcomeOf(remove(caseId)),
        outcomeOf(mia.trpc.studyGroups.leave.mutate({ id })),
      ]);
      expect(['ok', 'NOT_FOUND']).toContain(joined);
      expect(removed).toBe('ok');
      expect(await membersOf(id)).toEqual({});
    }
  });

  it('only one of two moderators who remove different members at once succeeds', async () => {
    const second = await plantPerson(harness.server, { role: 'admin' });
    const { id } = await plantGroup(harness.server, founder, { members: [mia, olaf] });
    const caseId = await plantGroupCase(harness.server, mia, id);
    const input = { caseId, action: 'remove_member', memberId: founder.id, reason: 'So.' } as const;
    const outcomes = await Promise.all([
      outcomeOf(remove(caseId, mia.id)),
      outcomeOf(second.trpc.moderation.decide.mutate(input)),
    ]);
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'ok']);
    expect(Object.values(await membersOf(id)).toSorted()).toEqual(['admin', 'member']);
  });
});
