import { once } from 'node:events';
import { request } from 'node:http';
import { EXPORT_END, exportPathOf, OWN_EXPORT_PATH } from '@quorbit/contracts/accounts/export';
import { quizDrafts, quizzes } from '@quorbit/db/schema/quizzes';
import { xpLedger } from '@quorbit/db/schema/xp';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeWithServer, type WithServer } from '../../../testing/describe-with-server.ts';
import { plantPerson } from '../../../testing/planted/person.ts';
import { plantAttempt, plantQuiz, plantSeal, SECRET_EXPLANATION } from '../../../testing/planted/quiz.ts';
import type { Person } from '../../../testing/test-server.ts';
import { send } from '../../../testing/wire/http.ts';
import { refusalOf } from '../../../testing/wire/refusal.ts';

/** The number of questions in a quiz; they fill more than two pages of the export. */
const QUESTIONS = 45;
/** The number of entries in the XP ledger; more than web pages of older releases can download. */
const MANY_ENTRIES = 40_000;

const LONG_TIMEOUT = { timeout: 20_000 };

const authorize = (person: Person) => ({ authorization: `Bearer ${person.token}` });

function earn(harness: WithServer, person: Person, entries: number) {
  return harness.database.read.execute(sql`
    insert into ${xpLedger} (user_id, id, amount, reason, source_id, occurred_at, day)
    select ${person.id}, gen_random_uuid(), 1, 'quiz', gen_random_uuid(), now(), '2026-01-01' from generate_series(1, ${entries}::int)`);
}

describeWithServer('the export as a file', (harness) => {
  const post = (person: Person, address = OWN_EXPORT_PATH) =>
    send(harness.server.address, 'POST', address, { token: person.token });
  const askFor = (person: Person, signal?: AbortSignal) =>
    fetch(`${harness.server.address}${OWN_EXPORT_PATH}`, {
      method: 'POST',
      headers: authorize(person),
      ...(signal ? { signal } : {}),
    });

  let release = () => {};
  /** The number of exports whose sending has begun. */
  let begun = 0;
  /** Whether waiting for a place among the running exports times out at once. */
  let isImpatient = false;
  /** The pending timers that cut off readers who read nothing for a minute. */
  const still = new Set<() => void>();

  /** Pauses exports after their next page until `release` is called. */
  function hold(): void {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    harness.server.deps.pause = () => held;
  }

  const people = (count: number) => Promise.all(Array.from({ length: count }, () => plantPerson(harness.server)));

  beforeEach(() => {
    begun = 0;
    isImpatient = false;
    still.clear();
    const { deps } = harness.server;
    deps.elapsed = () => 0;
    deps.pause = async () => {};
    deps.schedule = (ms, run) => {
      if (ms === 30 * 60_000) begun += 1;
      if (ms === 60_000) still.add(run);
      if (ms === 5_000 && isImpatient) queueMicrotask(run);
      return () => still.delete(run);
    };
  });
  afterEach(() => release());

  it('contains the same as the procedure’s reply, over all pages, and ends with the end mark', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: QUESTIONS });
    await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 0 });
    await plantAttempt(harness.server, author, quiz, 2);
    await earn(harness, author, 450);
    const { versionId, settings, questions } = await author.trpc.quizzes.edit.query({ id: quiz.id });
    const [first, ...others] = questions.map(({ id }) => ({ id }));
    const changed = { ...questions[0], question: 'Changed?' } as (typeof questions)[number];
    await author.trpc.quizzes.saveDraft.mutate({
      quizId: quiz.id,
      versionId,
      revision: 0,
      content: { settings, questions: [changed, ...others] },
    });
    expect(first?.id).toBe(changed.id);

    const whole = Object(await author.trpc.accounts.export.mutate());
    const { status, text, body, headers } = await post(author);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ]);
    const file = Object(body);
    expect(text.endsWith(EXPORT_END)).toBe(true);
    expect(text.indexOf(EXPORT_END)).toBe(text.length - EXPORT_END.length);
    expect(file.audit).toHaveLength(whole.audit.length + 1);
    expect({ ...file, audit: [], exportedAt: '' }).toEqual({ ...whole, audit: [], exportedAt: '' });
    expect(file.quizzes.map((exportedQuiz: { questions: unknown[] }) => exportedQuiz.questions.length)).toEqual([
      QUESTIONS,
      0,
    ]);
    expect(file.quizzes[0].questions.map(({ id }: { id: string }) => id)).toEqual(quiz.questionIds);
    expect(file.quizDrafts[0].questions).toEqual([changed, ...questions.slice(1)]);
    expect(file.xp).toHaveLength(451);
  });

  it('can be requested by an admin for another person, and leaves sealed keys out of each page', async () => {
    const [admin, author] = [
      await plantPerson(harness.server, { role: 'admin' }),
      await plantPerson(harness.server, { role: 'premium' }),
    ];
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: QUESTIONS });
    await plantSeal(harness.server, quiz.id, new Date(), author.id);
    const { status, body } = await post(admin, exportPathOf(author.id));
    expect(status).toBe(200);
    const told = JSON.stringify(Object(body).quizzes);
    expect(told).toContain(quiz.questionIds.at(-1));
    expect(told).not.toContain(SECRET_EXPLANATION);
    expect((await post(admin, exportPathOf(admin.id))).body).toMatchObject({ code: 'FORBIDDEN' });
    for (const id of ['me-not', quiz.id])
      expect((await post(admin, exportPathOf(id))).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('runs at most once per person, and twice in total', async () => {
    const [ann, bob, cid] = (await people(3)) as [Person, Person, Person];
    hold();
    const running = [askFor(ann), askFor(bob)];
    await expect.poll(() => begun, LONG_TIMEOUT).toBe(2);
    expect((await post(ann)).body).toMatchObject({ code: 'CONFLICT' });
    isImpatient = true;
    const refused = await post(cid);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    isImpatient = false;
    const waiting = post(cid);
    release();
    for (const response of await Promise.all(running)) expect((await response.text()).endsWith(EXPORT_END)).toBe(true);
    for (const next of [waiting, post(ann)]) expect((await next).status).toBe(200);
  });

  it('ends when the reader disconnects, and frees its place', async () => {
    const [ann] = (await people(1)) as [Person];
    hold();
    const gone = new AbortController();
    const hung = askFor(ann, gone.signal).then((response) => response.text());
    hung.catch(() => {});
    await expect.poll(() => begun, LONG_TIMEOUT).toBe(1);
    gone.abort();
    await expect(hung).rejects.toThrow();
    release();
    await expect.poll(async () => (await post(ann)).status, LONG_TIMEOUT).toBe(200);
  });

  it('is cut off when the reader reads nothing for a minute', async () => {
    const [ann] = (await people(1)) as [Person];
    await earn(harness, ann, MANY_ENTRIES);
    const sent = request(`${harness.server.address}${OWN_EXPORT_PATH}`, { method: 'POST', headers: authorize(ann) });
    sent.end();
    // The response isn't read, so the server stops sending once the buffers between both are full. From then on the
    // timer isn't renewed.
    const [response] = await once(sent, 'response');
    let last: unknown = null;
    const isStuck = () => {
      const before = last;
      [last] = still;
      return still.size === 1 && last === before;
    };
    await expect.poll(isStuck, { ...LONG_TIMEOUT, interval: 500 }).toBe(true);
    expect((await post(ann)).status).toBe(409);
    for (const run of [...still]) run();
    const ended = once(response, 'error');
    response.resume();
    expect((await ended)[0]).toMatchObject({ code: 'ECONNRESET' });
    await expect.poll(async () => (await post(ann)).status, LONG_TIMEOUT).toBe(200);
  });

  it('is cut off when the session ends meanwhile', async () => {
    const [ann] = (await people(1)) as [Person];
    let time = 0;
    harness.server.deps.elapsed = () => time;
    hold();
    const cut = askFor(ann).then((response) => response.text());
    cut.catch(() => {});
    await expect.poll(() => begun, LONG_TIMEOUT).toBe(1);
    await ann.trpc.accounts.logoutAll.mutate();
    time = 6_000;
    release();
    await expect(cut).rejects.toThrow();
  });

  it('is refused above 5 MB to web pages of older releases, but sent as a file', async () => {
    const [ann] = (await people(1)) as [Person];
    await earn(harness, ann, MANY_ENTRIES);
    expect(await refusalOf(ann.trpc.accounts.export.mutate())).toEqual({
      code: 'TOO_LARGE',
      status: 413,
      message: 'There is more data than this page can download. Reload it and try again.',
    });
    const { text, body } = await post(ann);
    expect(text.length).toBeGreaterThan(5_000_000);
    expect(Object(body).xp).toHaveLength(MANY_ENTRIES);
  });
});

describeWithServer('the cost of an export', { env: { RATE_LIMIT_PER_MINUTE: '200' } }, (harness) => {
  async function spent(stored: number): Promise<number> {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    await harness.database.read.update(quizzes).set({ storedBytes: stored }).where(eq(quizzes.id, quiz.id));
    const left = async () =>
      Number(
        (await send(harness.server.address, 'GET', '/api/users/me', { token: author.token })).headers.get(
          'x-ratelimit-remaining',
        ),
      );
    const before = await left();
    expect((await send(harness.server.address, 'POST', OWN_EXPORT_PATH, { token: author.token })).status).toBe(200);
    return before - (await left()) - 1;
  }

  it('grows with the stored bytes, up to half of a minute’s budget', async () => {
    expect(await spent(0)).toBe(10);
    expect(await spent(42_000_000)).toBe(52);
    expect(await spent(2_000_000_000)).toBe(100);
  });

  it('counts a draft as its whole quiz, and counts attempts', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium' });
    const { versionId, settings, questions } = await author.trpc.quizzes.edit.query({ id: quiz.id });
    await author.trpc.quizzes.saveDraft.mutate({
      quizId: quiz.id,
      versionId,
      revision: 0,
      content: { settings, questions },
    });
    expect(await harness.database.read.$count(quizDrafts, eq(quizDrafts.editorId, author.id))).toBe(1);
    await harness.database.read.update(quizzes).set({ storedBytes: 20_000_000 }).where(eq(quizzes.id, quiz.id));
    await harness.database.read.execute(
      sql`update attempts set accepted_no = 30000 where id = ${await plantAttempt(harness.server, author, quiz, 1)}::uuid`,
    );
    const before = await send(harness.server.address, 'GET', '/api/users/me', { token: author.token });
    await send(harness.server.address, 'POST', OWN_EXPORT_PATH, { token: author.token });
    const after = await send(harness.server.address, 'GET', '/api/users/me', { token: author.token });
    const left = (response: typeof before) => Number(response.headers.get('x-ratelimit-remaining'));
    expect(left(before) - left(after) - 1).toBe(10 + 40 + 30);
  });
});
