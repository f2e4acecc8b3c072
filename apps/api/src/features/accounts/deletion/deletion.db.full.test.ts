import { newId } from '@quorbit/contracts/lib/ids';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { rowsOf } from '@quorbit/db/rows';
import { goneAccounts, users } from '@quorbit/db/schema/accounts';
import { attempts } from '@quorbit/db/schema/attempts';
import { auditEntries } from '@quorbit/db/schema/audit';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { syncRows, syncScopes } from '@quorbit/db/schema/sync';
import { readContent } from '@quorbit/db/testing-content';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { hashUserId } from '../../../lib/secrets/user-hash.ts';
import { describeWithServer } from '../../../testing/describe-with-server.ts';
import { Device } from '../../../testing/device.ts';
import { attemptInput, plantedQuestion, plantQuiz } from '../../../testing/planted/quiz.ts';
import { type Person, TEST_PASSWORD } from '../../../testing/test-server.ts';
import { send } from '../../../testing/wire/http.ts';
import { outcomeOf, refusalOf } from '../../../testing/wire/refusal.ts';

describeWithServer('deleting an account', (harness) => {
  let person: Person;
  beforeAll(async () => {
    person = await harness.server.person('premium', 'Somebody Else');
  });

  const remove = (person: Person, password = TEST_PASSWORD) =>
    refusalOf(person.trpc.accounts.delete.mutate({ password }));
  const quizRow = async (id: string) =>
    (await harness.database.read.select().from(quizzes).where(eq(quizzes.id, id)))[0];

  it('removes personal data from all tables, and leaves other people’s data unchanged', async () => {
    const before = await readContent(harness.database);
    const person = await harness.server.person('premium', 'Unmistakable Name');
    const { id, trpc, user } = person;
    await harness.server.client().accounts.login.mutate({ email: user.email, password: TEST_PASSWORD });
    await outcomeOf(harness.server.client().accounts.login.mutate({ email: user.email, password: 'wrong' }));
    await harness.server.client().accounts.forgotPassword.mutate({ email: user.email });
    await trpc.accounts.updateRole.mutate({ userId: id, role: 'user' });
    await trpc.accounts.updateRole.mutate({ userId: id, role: 'premium' });
    // Only admins can make quizzes for everybody, so the test plants this one directly.
    const unused = await plantQuiz(harness.server, { ownerId: id, audience: 'everyone' });
    const draft = await plantQuiz(harness.server, { ownerId: id, audience: 'private' });
    const tried = await plantQuiz(harness.server, { ownerId: id, audience: 'premium' });
    await trpc.attempts.submit.mutate(attemptInput(tried));
    const everyones = await plantQuiz(harness.server, { ownerId: null });
    await trpc.attempts.submit.mutate(attemptInput(everyones));
    const device = new Device(person);
    await device.exchange([
      device.op({ type: QUIZ_KEEP, args: { quizId: everyones.id, packHash: everyones.packHash } }),
      device.op({ type: QUIZ_KEEP, args: { quizId: unused.id, packHash: unused.packHash } }),
      device.op({ type: PROFILE_UPDATE, args: { leaderboardOptOut: true } }),
    ]);
    await trpc.quizzes.addQuestion.mutate({ quizId: unused.id, ...plantedQuestion('easy', 7) });
    const withQuiz = await readContent(harness.database);

    expect(await remove(person)).toBeNull();

    const after = await readContent(harness.database);
    const traces = [user.email, 'Unmistakable Name', draft.id, unused.id, tried.id];
    for (const [table, rows] of Object.entries(after)) {
      // Devices that have the pack must learn of its deletion, so a row with its id stays.
      const gone = table === 'sync_rows' ? [unused.id] : [];
      const left = traces.filter((trace) => !gone.includes(trace) && JSON.stringify(rows).includes(trace));
      expect(left, table).toEqual([]);
    }
    // The audit log keeps the account's id, from which nothing leads back to the person.
    for (const [table, rows] of Object.entries(after)) {
      if (table !== 'audit_entries') expect(JSON.stringify(rows), `id in ${table}`).not.toContain(id);
    }
    const gone = await harness.database.read.select().from(syncRows).where(eq(syncRows.rowId, unused.id));
    expect(gone).toMatchObject([{ scope: 'everyone', kind: 'pack', deleted: true }]);
    expect(after.gone_accounts).toHaveLength((before.gone_accounts?.length ?? 0) + 1);
    expect(
      await harness.database.read
        .select()
        .from(goneAccounts)
        .where(eq(goneAccounts.userHash, hashUserId(id))),
    ).toHaveLength(1);
    const log = await harness.database.read.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(log.map(({ action }) => action)).toContain('account.deleted');
    for (const table of [
      'users',
      'learners',
      'sessions',
      'attempts',
      'xp_ledger',
      'xp_arrivals',
      'board_days',
      'board_rows',
      'active_days',
      'day_zones',
      'mails',
    ]) {
      expect(after[table], table).toEqual(before[table]);
    }
    for (const table of ['mail_tokens', 'sign_in_failures']) expect(after[table], table).toEqual(before[table]);
    // No other quiz was deleted: the quiz without an owner is unchanged.
    expect(after.quizzes).toEqual(withQuiz.quizzes?.filter((row) => row.includes(everyones.id) || !row.includes(id)));
  });

  it('answers every token of the account with 401 ACCOUNT_GONE over tRPC and REST, and frees the e-mail', async () => {
    const person = await harness.server.person();
    const { token } = await harness.server
      .client()
      .accounts.login.mutate({ email: person.user.email, password: TEST_PASSWORD });
    expect(await remove(person)).toBeNull();
    for (const bearer of [person.token, token]) {
      expect(await refusalOf(harness.server.client(bearer).accounts.me.query())).toMatchObject({
        code: 'ACCOUNT_GONE',
        status: 401,
      });
      const rest = await send(harness.server.address, 'GET', '/api/users/me', { token: bearer });
      expect([rest.status, rest.body]).toMatchObject([401, { code: 'ACCOUNT_GONE' }]);
    }
    expect(await outcomeOf(harness.server.client(token).accounts.options.query())).toBe('ok');
    expect(
      await outcomeOf(
        harness.server.client().accounts.login.mutate({ email: person.user.email, password: TEST_PASSWORD }),
      ),
    ).toBe('WRONG_CREDENTIALS');
    const again = await harness.server.client().accounts.register.mutate({
      name: 'Back Again',
      email: person.user.email,
      password: TEST_PASSWORD,
    });
    expect(again.user.id).not.toBe(person.id);
    expect(await outcomeOf(harness.server.client(token).accounts.me.query())).toBe('ACCOUNT_GONE');
    // A forged token doesn't reveal that the account was deleted.
    expect(await outcomeOf(harness.server.client(`${token}x`).accounts.me.query())).toBe('UNAUTHENTICATED');
  });

  it('keeps quizzes that others worked with, but without an owner', async () => {
    const author = await harness.server.person('premium');
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    const deletedQuiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    const keptQuiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    const device = new Device(person);
    await device.exchange([device.op({ type: QUIZ_KEEP, args: { quizId: keptQuiz.id, packHash: keptQuiz.packHash } })]);
    const report = await person.trpc.attempts.submit.mutate(attemptInput(quiz));
    const oldReport = await person.trpc.attempts.submit.mutate(attemptInput(deletedQuiz));
    await author.trpc.quizzes.delete.mutate({ id: deletedQuiz.id });
    expect(await remove(author)).toBeNull();

    expect(await quizRow(quiz.id)).toMatchObject({ ownerId: null, deletedAt: null, title: quiz.title });
    expect(await quizRow(deletedQuiz.id)).toMatchObject({ ownerId: null });
    expect(await person.trpc.reports.get.query({ id: report.id })).toEqual(report);
    expect(await outcomeOf(person.trpc.reports.get.query({ id: oldReport.id }))).toBe('ok');
    expect(await outcomeOf(person.trpc.quizzes.get.query({ id: quiz.id }))).toBe('ok');
    expect(await outcomeOf(person.trpc.attempts.submit.mutate(attemptInput(quiz)))).toBe('ok');
    expect(await quizRow(keptQuiz.id)).toMatchObject({ ownerId: null, deletedAt: null });
    const rows = await harness.database.read.select().from(syncRows).where(eq(syncRows.rowId, keptQuiz.id));
    expect(rows).toMatchObject([{ scope: userScope(person.id), deleted: false }]);
    await device.drain();
    expect(device.bodies('pack').get(keptQuiz.id)).toMatchObject({ hash: keptQuiz.packHash });
  });

  it('requires the password, or the e-mail for an account without a password', async () => {
    const person = await harness.server.person();
    expect(await refusalOf(person.trpc.accounts.delete.mutate({}))).toMatchObject({
      status: 400,
      issues: [{ path: 'password' }],
    });
    expect(await remove(person, 'wrong')).toMatchObject({ status: 400, issues: [{ path: 'password' }] });
    const byMail = person.trpc.accounts.delete.mutate({ email: person.user.email });
    expect(await refusalOf(byMail)).toMatchObject({ issues: [{ path: 'password' }] });

    await harness.database.transaction((tx) =>
      tx.update(users).set({ passwordHash: null }).where(eq(users.id, person.id)),
    );
    expect(await remove(person)).toMatchObject({ status: 400, issues: [{ path: 'email' }] });
    const wrong = person.trpc.accounts.delete.mutate({ email: 'other@example.org' });
    expect(await refusalOf(wrong)).toMatchObject({ status: 400, issues: [{ path: 'email' }] });
    expect(await outcomeOf(person.trpc.accounts.delete.mutate({ email: person.user.email.toUpperCase() }))).toBe('ok');
    expect(await outcomeOf(person.trpc.accounts.me.query())).toBe('ACCOUNT_GONE');
  });

  it('leaves no rows of the account when its other devices write at the same moment', async () => {
    for (let round = 0; round < (harness.database.kind === 'pglite' ? 2 : 8); round += 1) {
      const person = await harness.server.person();
      const quiz = await plantQuiz(harness.server, { ownerId: null });
      const works = Array.from({ length: 6 }, () => outcomeOf(person.trpc.attempts.submit.mutate(attemptInput(quiz))));
      const settings = outcomeOf(person.trpc.accounts.updateSettings.mutate({ leaderboardOptOut: true }));
      const signIns = [1, 2].map(() =>
        outcomeOf(harness.server.client().accounts.login.mutate({ email: person.user.email, password: TEST_PASSWORD })),
      );
      const [deleted, ...outcomes] = await Promise.all([remove(person), settings, ...works, ...signIns]);
      expect(deleted).toBeNull();
      for (const outcome of outcomes) expect(['ok', 'ACCOUNT_GONE', 'WRONG_CREDENTIALS']).toContain(outcome);
      expect(await harness.database.read.select().from(attempts).where(eq(attempts.userId, person.id))).toEqual([]);
      expect(await harness.database.read.select().from(users).where(eq(users.id, person.id))).toEqual([]);
      const scope = userScope(person.id);
      expect(await harness.database.read.select().from(syncScopes).where(eq(syncScopes.scope, scope))).toEqual([]);
      expect(await harness.database.read.select().from(syncRows).where(eq(syncRows.scope, scope))).toEqual([]);
    }
  });

  /**
   * Waits until `count` transactions wait for a lock, for two seconds at most. PGlite doesn't show waiting
   * transactions, so there it always waits two seconds.
   */
  async function untilWaiting(count: number): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (harness.database.kind === 'pglite') continue;
      const waiting = sql`select 1 from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.datname = current_database()`;
      if (rowsOf(await harness.database.read.execute(waiting)).length >= count) return;
    }
  }

  /** Opens a transaction that stays open until the returned function is called. */
  async function hold(work: (tx: Tx) => Promise<unknown>): Promise<() => Promise<void>> {
    let begun = () => {};
    let release = () => {};
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done = harness.database.transaction(async (tx) => {
      await work(tx);
      begun();
      await released;
    });
    await Promise.race([beginning, done]);
    return async () => {
      release();
      await done;
    };
  }

  it('keeps a quiz if a learner’s attempt at it is being written while its author is deleted', async () => {
    const author = await harness.server.person('premium');
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    const template = await person.trpc.attempts.submit.mutate(
      attemptInput(await plantQuiz(harness.server, { ownerId: null })),
    );
    const [row] = await harness.database.read.select().from(attempts).where(eq(attempts.id, template.id));
    const versionId = (await quizRow(quiz.id))?.currentVersionId;
    if (!row || versionId === undefined) throw new Error('The attempt or the quiz is not there.');
    const attempt = { ...row, id: newId(), quizId: quiz.id, versionId, acceptedNo: 1_000_000 };
    const commit = await hold((tx) => tx.insert(attempts).values(attempt));
    const deleting = remove(author);
    await untilWaiting(1);
    await commit();
    expect(await deleting).toBeNull();
    expect(await quizRow(quiz.id)).toMatchObject({ ownerId: null });
    expect(await outcomeOf(person.trpc.reports.get.query({ id: attempt.id }))).toBe('ok');
  });

  it('refuses an attempt with NOT_FOUND if its quiz was deleted first', async () => {
    const author = await harness.server.person('premium');
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    // This lock holds the deletion up after it has deleted the quiz, but before it is committed.
    const commit = await hold((tx) =>
      tx.select({ id: users.id }).from(users).where(eq(users.id, author.id)).for('key share'),
    );
    const deleting = remove(author);
    await untilWaiting(1);
    const late = outcomeOf(person.trpc.attempts.submit.mutate(attemptInput(quiz)));
    await untilWaiting(2);
    await commit();
    expect(await deleting).toBeNull();
    const kept = await quizRow(quiz.id);
    expect(await late).toBe(kept ? 'ok' : 'NOT_FOUND');
    // PGlite runs the submission and the deletion one after the other, in either order; on PostgreSQL the deletion
    // comes first.
    if (harness.database.kind === 'postgres') expect(kept).toBeUndefined();
  });
});
