import { attempts } from '@quorbit/db/schema/attempts';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, plantQuiz } from '../../testing/planted/quiz.ts';
import { sumAll } from '../../testing/sum-all.ts';
import type { Person } from '../../testing/test-server.ts';

interface Client {
  query(text: string, params?: unknown[], options?: unknown): Promise<{ rows: unknown[] }>;
}

/** The tables that grow with the number of people or with their work, besides `study_*`. */
const GROWING = ['attempts', 'cards', 'learners', 'review_log'];

/** Returns the tables that the call's statements scan in full even though index scans are preferred. */
async function listScannedTables(client: Client, call: () => Promise<unknown>): Promise<string[]> {
  const ran: { text: string; params: unknown[] }[] = [];
  const own = Object.hasOwn(client, 'query');
  const query = client.query.bind(client);
  client.query = (text, params = [], options) => {
    ran.push({ text, params });
    return query(text, params, options);
  };
  try {
    await call();
  } finally {
    if (own) client.query = query;
    else Reflect.deleteProperty(client, 'query');
  }
  await client.query('set enable_seqscan = off');
  const plans: string[] = [];
  for (const { text, params } of ran.filter((statement) => /^\s*(select|with)\b/i.test(statement.text))) {
    const { rows } = await client.query(`explain (format json) ${text}`, params);
    plans.push(JSON.stringify(rows));
  }
  await client.query('set enable_seqscan = on');
  expect(plans.length).toBeGreaterThan(0);
  const scanned = plans.flatMap((plan) => [
    ...plan.matchAll(/"Node Type":\s*"Seq Scan"[^{}]*?"Relation Name":\s*"(\w+)"/g),
  ]);
  return scanned.map(([, table]) => table ?? '');
}

describeWithServer('the plans of dashboards', { on: ['PGlite'] }, (harness) => {
  let person: Person;
  const client = () => (harness.database.read as unknown as { $client: Client }).$client;
  beforeAll(async () => {
    person = await plantPerson(harness.server, { role: 'premium' });
    const quiz = await plantQuiz(harness.server, { ownerId: null });
    await person.trpc.attempts.submit.mutate(attemptInput(quiz, { finishedAt: new Date().toISOString() }));
    await sumAll(harness.database, new Date());
  });

  const growing = (tables: readonly string[]) =>
    tables.filter((table) => GROWING.includes(table) || table.startsWith('study_'));

  it.each([
    ['dashboards.get, week', () => person.trpc.dashboards.get.query({ timeRange: 'week' })],
    ['dashboards.get, year', () => person.trpc.dashboards.get.query({ timeRange: 'year' })],
    ['analytics.listScoreTrends', () => person.trpc.analytics.listScoreTrends.query({})],
    ['analytics.listTopics', () => person.trpc.analytics.listTopics.query({})],
    ['analytics.listQuestionStats', () => person.trpc.analytics.listQuestionStats.query({})],
    ['analytics.listSessions', () => person.trpc.analytics.listSessions.query({})],
    ['analytics.getIntelligence', () => person.trpc.analytics.getIntelligence.query({})],
    ['the worker that sums up study work', () => sumAll(harness.database, new Date())],
  ] as const)('%s scans no growing table in full', async (_name, call) => {
    expect(growing(await listScannedTables(client(), call))).toEqual([]);
  });

  it('finds a statement that has no usable index', async () => {
    const scanned = await listScannedTables(client(), () =>
      harness.database.read.select({ id: attempts.answersHash }).from(attempts),
    );
    expect(growing(scanned)).toEqual(['attempts']);
  });
});
