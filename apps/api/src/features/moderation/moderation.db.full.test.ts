import { CONFIRM_FIRST } from '@quorbit/contracts/errors/messages';
import {
  ALREADY_ANSWERED,
  ALREADY_DECIDED,
  ALREADY_UNDONE,
  OWN_CASE,
  QUESTION_HIDDEN,
  TAKEN_DOWN,
} from '@quorbit/contracts/moderation/messages';
import { auditEntries } from '@quorbit/db/schema/audit';
import { reviewSuspensions } from '@quorbit/db/schema/reviews';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantCase, plantQuestionCase } from '../../testing/planted/report.ts';
import { listCasesAbout, reportPerson } from '../../testing/reports.ts';
import { type Person, TEST_PASSWORD } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';
import { updateFigures } from '../administration/administration.worker.ts';
import { syncHiddenCards } from '../reviews/hidden-cards.worker.ts';
import { repairGroups } from '../study-groups/study-groups.worker.ts';
import { pruneCases } from './moderation.worker.ts';

const DAY_MS = 86_400_000;

describeWithServer('moderation', (harness) => {
  let admin: Person;
  let author: Person;
  beforeEach(async () => {
    harness.server.setNow(new Date());
    admin = await plantPerson(harness.server, { role: 'admin', name: 'Ada Admin' });
    author = await plantPerson(harness.server, { role: 'premium', name: 'Paul Premium' });
  });

  const later = (milliseconds: number) => harness.server.setNow(new Date(Date.now() + milliseconds));
  const decide = (caseId: string, action: 'dismiss' | 'hide_question' | 'take_down_quiz' | 'warn' | 'suspend') =>
    admin.trpc.moderation.decide.mutate({ caseId, action, reason: action === 'dismiss' ? '' : 'Against the rules.' });
  const audited = async (subjectId: string) => {
    const rows = await harness.database.read.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));
    return rows.map(({ action }) => action).filter((action) => action.startsWith('moderation.'));
  };
  const undoLast = async (caseId: string) => {
    const { decisions } = await admin.trpc.moderation.get.query({ id: caseId });
    return admin.trpc.moderation.undo.mutate({ id: decisions[0]?.id ?? '' });
  };
  const rounds = async (round: () => Promise<boolean>) => {
    while (await round());
  };
  const suspensions = ({ id }: Person) => {
    const { questionId, suspended, userId } = reviewSuspensions;
    return harness.database.read.select({ questionId, suspended }).from(reviewSuspensions).where(eq(userId, id));
  };
  const messagesOf = async (calls: readonly Promise<unknown>[]) =>
    (await Promise.all(calls.map(refusalOf))).flatMap((refusal) => refusal?.message ?? []);
  describe('deciding a case', () => {
    it('succeeds for only one of two admins', async () => {
      const caseId = await plantCase(harness.server, author.id);
      const second = await plantPerson(harness.server, { role: 'admin' });
      const calls = [decide(caseId, 'warn'), second.trpc.moderation.decide.mutate({ caseId, action: 'dismiss' })];
      expect(await messagesOf(calls)).toEqual([ALREADY_DECIDED]);
      const { decisions } = await admin.trpc.moderation.get.query({ id: caseId });
      expect(decisions).toHaveLength(1);
      const id = decisions[0]?.id ?? '';
      const undoing = [admin, second].map((person) => person.trpc.moderation.undo.mutate({ id }));
      expect(await messagesOf(undoing)).toEqual([ALREADY_UNDONE]);
    });

    it('is refused for cases about oneself, and for actions the case doesn’t allow', async () => {
      const about = await plantCase(harness.server, admin.id);
      expect(await refusalOf(decide(about, 'dismiss'))).toMatchObject({ code: 'FORBIDDEN', message: OWN_CASE });
      expect((await admin.trpc.moderation.get.query({ id: about })).case.actions).toEqual([]);
      const own = await plantQuestionCase(harness.server, admin.id);
      expect(await refusalOf(decide(own.caseId, 'hide_question'))).toMatchObject({ code: 'FORBIDDEN' });
      const ofPerson = await plantCase(harness.server, author.id);
      expect(await refusalOf(decide(ofPerson, 'take_down_quiz'))).toMatchObject({ code: 'INVALID' });
      const ofApp = await plantQuestionCase(harness.server, null);
      expect(await refusalOf(decide(ofApp.caseId, 'warn'))).toMatchObject({ code: 'INVALID' });
      const silent = admin.trpc.moderation.decide.mutate({ caseId: ofPerson, action: 'warn', reason: ' ' });
      expect(await refusalOf(silent)).toMatchObject({ code: 'INVALID' });
    });

    it('sends no notification for a dismissal, which can be undone', async () => {
      const caseId = await plantCase(harness.server, author.id);
      await decide(caseId, 'dismiss');
      expect((await author.trpc.moderation.decisions.query({})).items).toEqual([]);
      expect((await listCasesAbout(admin, author.id, 'decided')).map(({ id }) => id)).toEqual([caseId]);
      expect((await undoLast(caseId)).case.decidedAt).toBeNull();
      expect(await audited(author.id)).toEqual(['moderation.dismissed', 'moderation.undone']);
    });

    it('makes a later report of the same target a new case, and undoing doesn’t merge them', async () => {
      const reporter = await plantPerson(harness.server);
      await reportPerson(reporter, author.id);
      const [first] = await listCasesAbout(admin, author.id);
      await decide(first?.id ?? '', 'warn');
      expect(await reportPerson(reporter, author.id)).toEqual({ already: false });
      const undone = await undoLast(first?.id ?? '');
      expect(undone.case.decidedAt).not.toBeNull();
      const open = await listCasesAbout(admin, author.id);
      expect(open).toHaveLength(1);
      expect(open[0]?.id).not.toBe(first?.id);
    });
  });

  describe('hiding a question', () => {
    it('makes a version without it and suspends its cards, and undoing reverts both', async () => {
      const { reporter, quiz, questionId, attemptId, caseId } = await plantQuestionCase(harness.server, author.id);
      await decide(caseId, 'hide_question');
      const ids = async () => (await author.trpc.quizzes.edit.query({ id: quiz.id })).questions.map(({ id }) => id);
      expect(await ids()).toEqual(quiz.questionIds.slice(1));
      expect((await reporter.trpc.reports.get.query({ id: attemptId })).answers).toHaveLength(3);
      await rounds(() => syncHiddenCards(harness.server.deps));
      expect(await suspensions(reporter)).toEqual([{ questionId, suspended: true }]);
      await undoLast(caseId);
      await rounds(() => syncHiddenCards(harness.server.deps));
      expect(await ids()).toEqual(quiz.questionIds);
      expect(await suspensions(reporter)).toEqual([{ questionId, suspended: false }]);
      expect(await audited(author.id)).toEqual(['moderation.question-hidden', 'moderation.undone']);
    });

    it('respects a learner’s later choice about the card, also when undone', async () => {
      const { reporter, quiz, questionId, caseId } = await plantQuestionCase(harness.server, author.id);
      await decide(caseId, 'hide_question');
      await rounds(() => syncHiddenCards(harness.server.deps));
      later(1_000);
      await reporter.trpc.reviews.suspend.mutate({ quizId: quiz.id, questionId, suspended: false });
      later(2 * 3_600_000);
      await rounds(() => syncHiddenCards(harness.server.deps));
      expect(await suspensions(reporter)).toContainEqual({ questionId, suspended: false });
      await reporter.trpc.reviews.suspend.mutate({ quizId: quiz.id, questionId, suspended: true });
      await undoLast(caseId);
      await rounds(() => syncHiddenCards(harness.server.deps));
      expect(await suspensions(reporter)).toContainEqual({ questionId, suspended: true });
    });

    it('keeps its author from publishing it again from an older draft', async () => {
      const { quiz, caseId } = await plantQuestionCase(harness.server, author.id);
      const before = await author.trpc.quizzes.edit.query({ id: quiz.id });
      await decide(caseId, 'hide_question');
      const { versionId } = await author.trpc.quizzes.edit.query({ id: quiz.id });
      const content = { settings: before.settings, questions: before.questions };
      const again = author.trpc.quizzes.publish.mutate({ quizId: quiz.id, versionId, content });
      expect(await refusalOf(again)).toMatchObject({ code: 'CONFLICT', message: QUESTION_HIDDEN });
    });
  });

  it('taking a quiz down hides it from lists and groups and blocks publishing it, until undone', async () => {
    const member = await plantPerson(harness.server);
    const { quiz, attemptId, reporter, caseId } = await plantQuestionCase(harness.server, author.id);
    const group = await plantGroup(harness.server, author, { members: [member], quizIds: [quiz.id] });
    await decide(caseId, 'take_down_quiz');
    expect(await refusalOf(member.trpc.quizzes.get.query({ id: quiz.id }))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await member.trpc.studyGroups.get.query({ id: group.id })).stats.totalQuizzes).toBe(0);
    expect((await reporter.trpc.reports.get.query({ id: attemptId })).answers).toHaveLength(3);
    const publish = () => author.trpc.quizzes.update.mutate({ id: quiz.id, status: 'published' });
    expect(await refusalOf(publish())).toMatchObject({ code: 'CONFLICT', message: TAKEN_DOWN });
    await author.trpc.quizzes.update.mutate({ id: quiz.id, description: 'Mended.' });
    await undoLast(caseId);
    expect((await member.trpc.quizzes.get.query({ id: quiz.id })).title).toBe(quiz.title);
    expect((await member.trpc.studyGroups.get.query({ id: group.id })).stats.totalQuizzes).toBe(1);
    await publish();
  });

  it('suspending needs the password, ends sessions and hands groups over; undoing lets the person in', async () => {
    const member = await plantPerson(harness.server);
    const group = await plantGroup(harness.server, author, { members: [member] });
    const caseId = await plantCase(harness.server, author.id);
    later(6 * 60_000);
    expect(await refusalOf(decide(caseId, 'suspend'))).toMatchObject({ code: 'CONFIRM_FIRST', message: CONFIRM_FIRST });
    await admin.trpc.accounts.confirm.mutate({ password: TEST_PASSWORD });
    await decide(caseId, 'suspend');
    expect(await refusalOf(author.trpc.accounts.me.query())).toMatchObject({ code: 'UNAUTHENTICATED' });
    await repairGroups(harness.server.deps);
    const { members } = await member.trpc.studyGroups.get.query({ id: group.id });
    expect(members.map(({ user, role }) => ({ id: user.id, role }))).toEqual([{ id: member.id, role: 'admin' }]);
    await undoLast(caseId);
    const { email } = author.user;
    expect((await harness.server.client().accounts.login.mutate({ email, password: TEST_PASSWORD })).user.id).toBe(
      author.id,
    );
    expect(await audited(author.id)).toEqual(['moderation.suspended', 'moderation.undone']);
  });

  describe('the person a decision concerns', () => {
    it('sees what was decided and why, but not who reported it, as unread until read', async () => {
      const { caseId } = await plantQuestionCase(harness.server, author.id);
      expect(await author.trpc.moderation.unread.query()).toEqual({ unread: false });
      await decide(caseId, 'hide_question');
      expect(await author.trpc.moderation.unread.query()).toEqual({ unread: true });
      const told = await author.trpc.moderation.decisions.query({});
      expect(told.items).toMatchObject([
        { kind: 'question', action: 'hide_question', reason: 'Against the rules.', unread: true, answer: null },
      ]);
      expect(JSON.stringify(told)).not.toMatch(/Rita|It is B|Ada Admin/);
      await author.trpc.moderation.markRead.mutate();
      expect(await author.trpc.moderation.unread.query()).toEqual({ unread: false });
      await undoLast(caseId);
      expect(await author.trpc.moderation.unread.query()).toEqual({ unread: true });
    });

    it('can answer once, which the admin sees', async () => {
      const caseId = await plantCase(harness.server, author.id);
      await decide(caseId, 'warn');
      const [{ id = '' } = {}] = (await author.trpc.moderation.decisions.query({})).items;
      expect(await refusalOf(admin.trpc.moderation.answer.mutate({ id, answer: 'x' }))).toMatchObject({
        code: 'NOT_FOUND',
      });
      const answering = ['Sorry.', 'No!'].map((answer) => author.trpc.moderation.answer.mutate({ id, answer }));
      expect(await messagesOf(answering)).toEqual([ALREADY_ANSWERED]);
      const { decisions } = await admin.trpc.moderation.get.query({ id: caseId });
      expect(['Sorry.', 'No!']).toContain(decisions[0]?.answer);
    });
  });

  describe('personal data and retention', () => {
    it('exports own reports and decisions about oneself, but not who reported them', async () => {
      const { reporter, caseId } = await plantQuestionCase(harness.server, author.id);
      await decide(caseId, 'warn');
      const own = await reporter.trpc.accounts.export.mutate();
      expect(own.reportsMade).toMatchObject([{ kind: 'question', reason: 'wrong_answer', details: 'It is B.' }]);
      const authors = await author.trpc.accounts.export.mutate();
      expect(authors.decisionsAboutYou).toMatchObject([{ action: 'warn', reason: 'Against the rules.', answer: null }]);
      expect(JSON.stringify(authors)).not.toMatch(/Rita|It is B/);
      expect(JSON.stringify(authors)).not.toContain(reporter.id);
    });

    it('keeps a deleted reporter’s report without a name, and erases a deleted subject’s copy', async () => {
      const reporter = await plantPerson(harness.server);
      await reportPerson(reporter, author.id, 'Was rude.');
      await reporter.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
      const [found] = await listCasesAbout(admin, author.id);
      const caseId = found?.id ?? '';
      expect((await admin.trpc.moderation.reports.query({ caseId })).items).toMatchObject([
        { reporter: null, details: 'Was rude.' },
      ]);
      await author.trpc.accounts.delete.mutate({ password: TEST_PASSWORD });
      expect(await listCasesAbout(admin, author.id)).toEqual([]);
      const closed = await admin.trpc.moderation.get.query({ id: caseId });
      expect(closed.case).toMatchObject({ subject: null, copy: null, actions: [] });
      expect((await admin.trpc.moderation.reports.query({ caseId })).items).toMatchObject([
        { details: '', copy: null },
      ]);
    });

    it('deletes cases after two years, with their reports', async () => {
      const caseId = await plantCase(harness.server, author.id);
      const left = async () => ({
        cases: (await listCasesAbout(admin, author.id)).length,
        reports: (await admin.trpc.moderation.reports.query({ caseId })).items.length,
      });
      await pruneCases(harness.database, new Date(Date.now() + 729 * DAY_MS));
      expect(await left()).toEqual({ cases: 1, reports: 1 });
      while (await pruneCases(harness.database, new Date(Date.now() + 732 * DAY_MS)));
      expect(await left()).toEqual({ cases: 0, reports: 0 });
      expect(await refusalOf(decide(caseId, 'dismiss'))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('counts open cases in the admins’ figures', async () => {
      const counted = async () => {
        await updateFigures(harness.database, new Date());
        return (await admin.trpc.administration.figures.query()).openReports;
      };
      const before = await counted();
      const caseId = await plantCase(harness.server, author.id);
      expect(await counted()).toBe(before + 1);
      await decide(caseId, 'dismiss');
      expect(await counted()).toBe(before);
    });
  });
});
