// Tests which events in other areas send notifications.
import { newId } from '@quorbit/contracts/lib/ids';
import { REPORT_REASONS } from '@quorbit/contracts/moderation/actions';
import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { listNotificationsOf } from '../../testing/list-notifications.ts';
import { plantBlock } from '../../testing/planted/friends.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

describeWithServer('people are notified', (harness) => {
  let ada: Person;
  let bob: Person;
  beforeEach(async () => {
    [ada, bob] = await Promise.all([plantPerson(harness.server), plantPerson(harness.server)]);
  });

  /** Returns the kind and subject of the person's notifications, the newest first. */
  async function told(person: Person) {
    return (await listNotificationsOf(harness.server, person)).map(({ kind, about }) => [kind, about]);
  }
  const ask = (from: Person, to: Person) => from.trpc.friends.request.mutate({ recipientId: to.id });
  const respond = (person: Person, requestId: string, action: 'accept' | 'decline') =>
    person.trpc.friends.respond.mutate({ requestId, action });

  it('of a friend request and of its acceptance', async () => {
    const { id } = await ask(ada, bob);
    expect(await told(bob)).toEqual([['friend_request', { personId: ada.id }]]);
    const asking = async () => (await bob.trpc.notifications.names.query()).asking;
    expect(await asking()).toEqual([ada.id]);
    await respond(bob, id, 'accept');
    expect(await asking()).toEqual([]);
    expect(await told(ada)).toEqual([['friend_accepted', { personId: bob.id }]]);
    expect(await told(bob)).toHaveLength(1);
  });

  it('of an acceptance by a request in return, but not of a refusal or a failed request', async () => {
    const { id } = await ask(ada, bob);
    await respond(bob, id, 'decline');
    expect(await told(ada)).toEqual([]);
    const carl = await plantPerson(harness.server);
    await ask(carl, ada);
    await ask(ada, carl);
    expect(await told(carl)).toEqual([['friend_accepted', { personId: ada.id }]]);
    await plantBlock(harness.server, bob, carl);
    expect(await refusalOf(ask(carl, bob))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await told(bob)).toHaveLength(1);
  });

  it('of a quiz that is shared with their group, only once', async () => {
    const carl = await plantPerson(harness.server);
    const { id } = await plantGroup(harness.server, ada, { members: [bob, carl] });
    const { id: quizId } = await plantQuiz(harness.server, { ownerId: null });
    await ada.trpc.studyGroups.share.mutate({ id, quizId });
    const news = [['quiz_shared', { personId: ada.id, groupId: id, quizId }]];
    expect([await told(ada), await told(bob), await told(carl)]).toEqual([[], news, news]);
    await ada.trpc.studyGroups.unshare.mutate({ id, quizId });
    await ada.trpc.studyGroups.share.mutate({ id, quizId });
    expect(await told(bob)).toEqual(news);
    expect(await refusalOf(ada.trpc.studyGroups.share.mutate({ id, quizId: newId() }))).toMatchObject({ status: 404 });
    expect(await told(carl)).toEqual(news);
  });

  it('of a moderation decision about them and of its reversal', async () => {
    const { id: userId } = ada;
    await bob.trpc.moderation.report.mutate({ kind: 'person', userId, reason: REPORT_REASONS.person[0] });
    const admin = await plantPerson(harness.server, { role: 'admin' });
    const { items } = await admin.trpc.moderation.list.query({});
    const caseId = items.find(({ targetId }) => targetId === userId)?.id ?? '';
    const { decisions } = await admin.trpc.moderation.decide.mutate({ caseId, action: 'warn', reason: 'Be kind.' });
    expect(await told(ada)).toEqual([['moderation_decision', {}]]);
    await admin.trpc.moderation.undo.mutate({ id: decisions[0]?.id ?? '' });
    expect(await told(ada)).toHaveLength(2);
    expect(await told(bob)).toEqual([]);
  });
});
