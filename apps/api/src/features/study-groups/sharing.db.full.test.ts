import { newId } from '@quorbit/contracts/lib/ids';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { groupShares } from '@quorbit/db/schema/study-groups';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../testing/area/mirror.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { outcomeOf, refusalOf } from '../../testing/wire/refusal.ts';
import { notifyDownloaders } from '../quizzes/downloads/downloads.worker.ts';
import { repairGroups } from './study-groups.worker.ts';

describeWithServer('quizzes that a group shares', (harness) => {
  let author: Person;
  let learner: Person;
  let person: Person;
  let quiz: PlantedQuiz;
  let groupId: string;
  let category: string;
  beforeEach(async () => {
    [author, learner, person] = await Promise.all([
      plantPerson(harness.server, { role: 'premium' }),
      plantPerson(harness.server),
      plantPerson(harness.server),
    ]);
    category = newId();
    quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', category });
    groupId = (await plantGroup(harness.server, author, { members: [learner, person], quizIds: [quiz.id] })).id;
  });

  const seenBy = async ({ trpc }: Person) => ({
    get: await outcomeOf(trpc.quizzes.get.query({ id: quiz.id })),
    start: await outcomeOf(trpc.quizzes.start.query({ id: quiz.id })),
    listed: (await trpc.quizzes.list.query({ takeable: true })).items.some(({ id }) => id === quiz.id),
    counted: (await trpc.quizzes.categories.query()).some((item) => item.category === category),
  });
  const SEEN = { get: 'ok', start: 'ok', listed: true, counted: true };
  const HIDDEN = { get: 'NOT_FOUND', start: 'NOT_FOUND', listed: false, counted: false };

  /** Runs the waiting background work, two minutes ahead so that its delay is over. */
  async function runWorkers(): Promise<void> {
    const later = { ...harness.server.deps, now: () => new Date(Date.now() + 120_000) };
    while (await repairGroups(harness.server.deps)) {}
    while (await notifyDownloaders(later)) {}
  }

  const keep = async (person: Person) => {
    const device = new Device(person);
    const op = device.op({ type: QUIZ_KEEP, args: { quizId: quiz.id, packHash: quiz.packHash } });
    expect(await device.exchange([op])).toMatchObject({ rejected: [] });
    return device;
  };
  const keeps = async (device: Device) => {
    await device.drain();
    expect(device.digest).toBe((await device.exchange()).digest);
    return device.bodies('pack').has(quiz.id);
  };

  it('can be seen, taken and downloaded by the group’s members only', async () => {
    const stranger = await plantPerson(harness.server);
    expect(await seenBy(learner)).toEqual(SEEN);
    expect(await seenBy(stranger)).toEqual(HIDDEN);
    const address = `/packs/${quiz.packHash}.json`;
    const pack = ({ token }: Person) => send(harness.server.address, 'GET', address, { token });
    expect([(await pack(learner)).status, (await pack(stranger)).status]).toEqual([200, 404]);
    expect(await outcomeOf(learner.trpc.attempts.submit.mutate(attemptInput(quiz)))).toBe('ok');
    expect(await outcomeOf(stranger.trpc.attempts.submit.mutate(attemptInput(quiz)))).not.toBe('ok');
    expect(await learner.trpc.studyGroups.quizzes.query({ id: groupId })).toMatchObject([
      { quizId: quiz.id, title: quiz.title, available: true, removable: false },
    ]);
    expect((await author.trpc.studyGroups.quizzes.query({ id: groupId }))[0]?.removable).toBe(true);
  });

  it('are hidden from members too while archived or private', async () => {
    await harness.database.read.update(quizzes).set({ status: 'archived' }).where(eq(quizzes.id, quiz.id));
    expect(await seenBy(learner)).toEqual(HIDDEN);
    expect(await learner.trpc.studyGroups.quizzes.query({ id: groupId })).toMatchObject([{ available: false }]);
    expect((await learner.trpc.studyGroups.get.query({ id: groupId })).stats.totalQuizzes).toBe(0);
    await harness.database.read
      .update(quizzes)
      .set({ status: 'published', audience: 'private' })
      .where(eq(quizzes.id, quiz.id));
    expect(await seenBy(learner)).toEqual(HIDDEN);
  });

  it('can be members’ own published ones and ones for everyone, and no others', async () => {
    const share = (person: Person, it: PlantedQuiz) =>
      refusalOf(person.trpc.studyGroups.share.mutate({ id: groupId, quizId: it.id }));
    const rules = 'You can share your own published quizzes and those for everyone.';
    const premium = await plantPerson(harness.server, { role: 'premium' });
    const theirs = await plantQuiz(harness.server, { ownerId: premium.id, audience: 'premium' });
    const draft = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', status: 'draft' });
    const hidden = await plantQuiz(harness.server, { ownerId: author.id, audience: 'private' });
    const forAll = await plantQuiz(harness.server, { ownerId: null });
    expect(await share(author, theirs)).toMatchObject({ code: 'FORBIDDEN', message: rules });
    expect(await share(author, draft)).toMatchObject({ code: 'CONFLICT', message: rules });
    expect(await share(author, hidden)).toMatchObject({ code: 'CONFLICT', message: rules });
    expect(await share(learner, theirs)).toMatchObject({ code: 'NOT_FOUND', message: 'Quiz not found.' });
    expect(await share(learner, forAll)).toBeNull();
    expect(await share(person, forAll)).toMatchObject({
      code: 'CONFLICT',
      message: 'This quiz is already shared with the group.',
    });
    expect((await person.trpc.studyGroups.get.query({ id: groupId })).activities[0]).toMatchObject({
      type: 'quiz_shared',
      details: { quizId: forAll.id, quizTitle: forAll.title, message: `Planted Person shared “${forAll.title}”.` },
    });
  });

  it('are limited to fifty', async () => {
    const planted = await Promise.all(Array.from({ length: 49 }, () => plantQuiz(harness.server, { ownerId: null })));
    await harness.database.read
      .insert(groupShares)
      .values(planted.map(({ id }) => ({ groupId, quizId: id, sharedBy: author.id, sharedAt: new Date() })));
    const { id: quizId } = await plantQuiz(harness.server, { ownerId: null });
    const share = () => refusalOf(learner.trpc.studyGroups.share.mutate({ id: groupId, quizId }));
    expect(await share()).toMatchObject({
      code: 'CONFLICT',
      message: 'A study group can have 50 quizzes at most. Remove one first.',
    });
    await author.trpc.studyGroups.unshare.mutate({ id: groupId, quizId: planted[0]?.id ?? '' });
    expect(await share()).toBeNull();
  });

  it('can be removed by their sharer, but not by other members', async () => {
    const { id: quizId } = await plantQuiz(harness.server, { ownerId: null });
    await learner.trpc.studyGroups.share.mutate({ id: groupId, quizId });
    const unshare = ({ trpc }: Person) => outcomeOf(trpc.studyGroups.unshare.mutate({ id: groupId, quizId }));
    expect(await unshare(person)).toBe('FORBIDDEN');
    expect(await unshare(learner)).toBe('ok');
    expect(await unshare(author)).toBe('NOT_FOUND');
  });

  describe('that members have downloaded', () => {
    it('disappear from a leaving member’s devices, and return when the member joins again', async () => {
      const device = await keep(learner);
      expect(await keeps(device)).toBe(true);
      const people = [learner, person, author];
      const watched = (happens: () => Promise<unknown>) => findViolations(harness, people, new Date(), happens);
      expect(await watched(() => learner.trpc.studyGroups.leave.mutate({ id: groupId }))).toEqual([]);
      expect([await keeps(device), await seenBy(learner)]).toEqual([false, HIDDEN]);
      expect(await watched(() => learner.trpc.studyGroups.join.mutate({ id: groupId }))).toEqual([]);
      expect([await keeps(device), await seenBy(learner)]).toEqual([true, SEEN]);
    });

    it('disappear from the devices of a removed member', async () => {
      const device = await keep(learner);
      const remove = () => author.trpc.studyGroups.removeMember.mutate({ id: groupId, userId: learner.id });
      expect(await findViolations(harness, [learner, author], new Date(), remove)).toEqual([]);
      expect(await keeps(device)).toBe(false);
    });

    it('stay while another group of the member shares them', async () => {
      const second = await plantGroup(harness.server, author, { members: [learner], quizIds: [quiz.id] });
      const device = await keep(learner);
      await learner.trpc.studyGroups.leave.mutate({ id: groupId });
      expect(await keeps(device)).toBe(true);
      await learner.trpc.studyGroups.leave.mutate({ id: second.id });
      expect(await keeps(device)).toBe(false);
    });

    it.each([
      [
        'they are removed from the group',
        () => author.trpc.studyGroups.unshare.mutate({ id: groupId, quizId: quiz.id }),
      ],
      ['the group is dissolved', () => author.trpc.studyGroups.dissolve.mutate({ id: groupId })],
      ['their author leaves', () => author.trpc.studyGroups.leave.mutate({ id: groupId })],
    ])('disappear from members’ devices once the worker has run, when %s', async (_name, happens) => {
      const [device, second] = [await keep(learner), await keep(person)];
      await learner.trpc.attempts.submit.mutate(attemptInput(quiz));
      await happens();
      expect(await seenBy(learner)).toEqual(HIDDEN);
      await runWorkers();
      expect([await keeps(device), await keeps(second)]).toEqual([false, false]);
      // The learner's report stays after the quiz is hidden from the learner.
      expect((await learner.trpc.reports.list.query({})).items).toHaveLength(1);
    });

    it('return once the quiz is shared again', async () => {
      const device = await keep(learner);
      await author.trpc.studyGroups.unshare.mutate({ id: groupId, quizId: quiz.id });
      await runWorkers();
      expect(await keeps(device)).toBe(false);
      await author.trpc.studyGroups.share.mutate({ id: groupId, quizId: quiz.id });
      await runWorkers();
      expect(await keeps(device)).toBe(true);
    });

    it('stay with a member whose premium ends, because the group shares them', async () => {
      const premium = await plantPerson(harness.server, { role: 'premium' });
      await premium.trpc.studyGroups.join.mutate({ id: groupId });
      const device = await keep(premium);
      const { token } = await premium.trpc.accounts.updateRole.mutate({ userId: premium.id, role: 'user' });
      device.setClient(harness.server.client(token));
      expect(await keeps(device)).toBe(true);
    });
  });

  it('stay when their sharer leaves, if they are for everyone', async () => {
    const { id: quizId } = await plantQuiz(harness.server, { ownerId: null });
    await learner.trpc.studyGroups.share.mutate({ id: groupId, quizId });
    await learner.trpc.studyGroups.leave.mutate({ id: groupId });
    expect((await person.trpc.studyGroups.quizzes.query({ id: groupId })).map((item) => item.quizId).sort()).toEqual(
      [quiz.id, quizId].sort(),
    );
  });

  describe('when an account is deleted', () => {
    const forget = ({ trpc }: Person) => trpc.accounts.delete.mutate({ password: TEST_PASSWORD });

    it('its quizzes and name disappear, and the longest-serving member becomes an admin', async () => {
      const device = await keep(learner);
      await forget(author);
      await runWorkers();
      expect([await seenBy(learner), await keeps(device)]).toEqual([HIDDEN, false]);
      const group = await learner.trpc.studyGroups.get.query({ id: groupId });
      expect(group).toMatchObject({ role: 'admin', memberCount: 2 });
      expect(group.activities[0]).toMatchObject({
        type: 'member_left',
        user: { name: 'Deleted person' },
        details: { message: 'Deleted person left the group.' },
      });
      expect(group.activities.find(({ type }) => type === 'quiz_shared')).toMatchObject({
        user: { name: 'Deleted person' },
        details: { quizTitle: quiz.title },
      });
    });

    it('a group without any other members is deleted', async () => {
      const { id } = await plantGroup(harness.server, learner);
      await forget(learner);
      await runWorkers();
      expect(await outcomeOf(person.trpc.studyGroups.get.query({ id }))).toBe('NOT_FOUND');
    });
  });

  it('are in an account’s export, with the names of its groups', async () => {
    const exported = Object(await learner.trpc.accounts.export.mutate());
    const { name } = await learner.trpc.studyGroups.get.query({ id: groupId });
    expect(exported.studyGroups).toMatchObject([{ id: groupId, name, role: 'member', founded: false }]);
    expect(exported.groupActivities).toMatchObject([{ groupId, type: 'member_joined' }]);
    const authors = Object(await author.trpc.accounts.export.mutate());
    expect(authors.studyGroups).toMatchObject([{ name, role: 'admin', founded: true }]);
    expect(authors.sharedQuizzes).toMatchObject([{ groupId, group: name, quizId: quiz.id, title: quiz.title }]);
  });
});
