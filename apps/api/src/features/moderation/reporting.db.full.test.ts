import { beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt } from '../../testing/planted/quiz.ts';
import { plantQuestionCase } from '../../testing/planted/report.ts';
import { listCasesAbout, reportPerson } from '../../testing/reports.ts';
import type { Person } from '../../testing/test-server.ts';
import { refusalOf } from '../../testing/wire/refusal.ts';

const DAY_MS = 86_400_000;

describeWithServer('reporting', (harness) => {
  let admin: Person;
  let author: Person;
  beforeEach(async () => {
    harness.server.setNow(new Date());
    admin = await plantPerson(harness.server, { role: 'admin', name: 'Ada Admin' });
    author = await plantPerson(harness.server, { role: 'premium', name: 'Paul Premium' });
  });

  const later = (milliseconds: number) => harness.server.setNow(new Date(Date.now() + milliseconds));

  it('makes one case of all reports of a target, and counts each reporter once', async () => {
    const [reporter, olga] = [
      await plantPerson(harness.server),
      await plantPerson(harness.server, { name: 'Olga Other' }),
    ];
    expect(await reportPerson(reporter, author.id, 'Insults me.')).toEqual({ already: false });
    expect(await reportPerson(reporter, author.id, 'Again.')).toEqual({ already: true });
    later(1_000);
    expect(await reportPerson(olga, author.id)).toEqual({ already: false });
    const items = await listCasesAbout(admin, author.id);
    expect(items).toMatchObject([
      {
        kind: 'person',
        targetId: author.id,
        reports: 2,
        subject: { name: 'Paul Premium' },
        copy: { kind: 'person', name: 'Paul Premium', chat: [] },
        actions: ['dismiss', 'warn', 'suspend'],
      },
    ]);
    const reports = await admin.trpc.moderation.reports.query({ caseId: items[0]?.id ?? '' });
    expect(reports.items).toMatchObject([
      { reporter: { name: 'Olga Other' }, details: '' },
      { reporter: { id: reporter.id }, reason: 'harassment', details: 'Insults me.' },
    ]);
  });

  it('copies a question without its key, only for learners who were asked it', async () => {
    const { reporter, quiz, questionId, attemptId, caseId } = await plantQuestionCase(harness.server, author.id);
    const told = await admin.trpc.moderation.get.query({ id: caseId });
    expect(told.case).toMatchObject({ kind: 'question', quizId: quiz.id, subject: { id: author.id } });
    expect(told.case.copy).toMatchObject({ kind: 'question', quizTitle: quiz.title });
    expect(told.case.copy).toHaveProperty('choices.length', 4);
    expect(JSON.stringify(told)).not.toMatch(/correctAnswer|must-not-leak/);
    const input = { kind: 'question', attemptId, questionId, reason: 'unclear' } as const;
    const stranger = await plantPerson(harness.server);
    expect(await refusalOf(stranger.trpc.moderation.report.mutate(input))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await admin.trpc.moderation.report.mutate(input)).toEqual({ already: false });
    const elsewhere = { ...input, questionId: quiz.id };
    expect(await refusalOf(reporter.trpc.moderation.report.mutate(elsewhere))).toMatchObject({ code: 'NOT_FOUND' });
    const own = { ...input, attemptId: await plantAttempt(harness.server, author, quiz, 1) };
    expect(await refusalOf(author.trpc.moderation.report.mutate(own))).toMatchObject({ code: 'CONFLICT' });
  });

  it('accepts groups that the reporter can see, and names their admin as subject', async () => {
    const member = await plantPerson(harness.server);
    const open = await plantGroup(harness.server, author, { name: 'Bad company' });
    const hidden = await plantGroup(harness.server, author, { isPrivate: true });
    const say = (by: Person, groupId: string) =>
      by.trpc.moderation.report.mutate({ kind: 'group', groupId, reason: 'spam' });
    expect(await say(member, open.id)).toEqual({ already: false });
    expect(await refusalOf(say(member, hidden.id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusalOf(say(author, open.id))).toMatchObject({ code: 'CONFLICT' });
    expect(await listCasesAbout(admin, open.id)).toMatchObject([
      { copy: { name: 'Bad company' }, subject: { id: author.id } },
    ]);
  });

  it('refuses oneself, unknown people and the 21st report within a day', async () => {
    const keen = await plantPerson(harness.server);
    expect(await refusalOf(reportPerson(keen, keen.id))).toMatchObject({ code: 'CONFLICT' });
    const nobody = '01900000-0000-7000-8000-000000000000';
    expect(await refusalOf(reportPerson(keen, nobody))).toMatchObject({ code: 'NOT_FOUND' });
    const targets = await Promise.all(Array.from({ length: 22 }, () => plantPerson(harness.server)));
    for (const { id } of targets.slice(0, 20)) await reportPerson(keen, id);
    const refused = await refusalOf(reportPerson(keen, targets[20]?.id ?? ''));
    expect(refused).toMatchObject({ code: 'TOO_MANY' });
    // A repeated report of the same open case doesn't count.
    expect(await reportPerson(keen, targets[0]?.id ?? '')).toEqual({ already: true });
    later(DAY_MS + 1_000);
    expect(await reportPerson(keen, targets[21]?.id ?? '')).toEqual({ already: false });
  });

  it('puts many reports at once into one case, each reporter once', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => plantPerson(harness.server)));
    const answers = await Promise.all(crowd.flatMap((person) => [0, 1].map(() => reportPerson(person, author.id))));
    expect(answers.filter(({ already }) => !already)).toHaveLength(12);
    const items = await listCasesAbout(admin, author.id);
    expect(items.map(({ targetId, reports }) => ({ targetId, reports }))).toEqual([
      { targetId: author.id, reports: 12 },
    ]);
    const [first, second] = [
      await admin.trpc.moderation.reports.query({ caseId: items[0]?.id ?? '', limit: 7 }),
      await admin.trpc.moderation.reports.query({ caseId: items[0]?.id ?? '' }),
    ];
    expect(first.nextCursor).not.toBeNull();
    expect(second.items).toHaveLength(12);
  });
});
