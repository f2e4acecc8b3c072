import { attempts } from '@quorbit/db/schema/attempts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { plantAttempt, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';

/** The number of reports, enough for several pages. */
const MANY = 350;

describeWithServer('reports as a file', (harness) => {
  let admin: Person;
  let learner: Person;
  beforeAll(async () => {
    admin = await plantPerson(harness.server, { role: 'admin' });
    learner = await plantPerson(harness.server, { name: '=HYPERLINK("x")' });
    const quiz = await plantQuiz(harness.server, { ownerId: null, title: '+Planets, "inner"', category: 'Art' });
    const first = await plantAttempt(harness.server, learner, quiz, 1);
    await harness.database.read.execute(sql`
      insert into attempts select copy.* from attempts cross join generate_series(2, ${MANY}::int) n
        cross join lateral jsonb_populate_record(null::attempts, to_jsonb(attempts) || jsonb_build_object(
          'id', gen_random_uuid(), 'accepted_no', accepted_no + n, 'finished_at', finished_at - make_interval(mins => n))) as copy
      where attempts.id = ${first}::uuid`);
    expect(await harness.database.read.$count(attempts, eq(attempts.userId, learner.id))).toBe(MANY);
  });

  const ask = (query: string, { token }: { token?: string }) =>
    fetch(`${harness.server.address}/api/reports.csv${query}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  const rowsOf = async (query: string, person: Person) => {
    const response = await ask(query, person);
    expect(response.status).toBe(200);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFF')).toBe(true);
    return text.slice(1).trimEnd().split('\r\n');
  };

  it('contain each report once, across all pages, newest first, in cells safe for spreadsheets', async () => {
    const [header, ...rows] = await rowsOf('?userId=all', admin);
    expect(header).toBe(
      '"Learner","Quiz","Category","Finished","Marks","Total marks","Percent","Result","Seconds","XP"',
    );
    expect(rows).toHaveLength(MANY);
    expect(new Set(rows).size).toBe(MANY);
    for (const row of rows) expect(row).toMatch(/^"'=HYPERLINK\(""x""\)","'\+Planets, ""inner""","Art",/);
    const times = rows.map((row) => /"(\d{4}-[^"]+Z)"/.exec(row)?.[1] ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  it('contain the caller’s own reports without a name column, and accept the filters of the list', async () => {
    const [header, ...rows] = await rowsOf('', learner);
    expect(header).toMatch(/^"Quiz","Category"/);
    expect(rows).toHaveLength(MANY);
    expect(await rowsOf('?category=Science', learner)).toHaveLength(1);
    expect(await rowsOf('', admin)).toHaveLength(1);
  });

  it('are refused with an error status before any of the file is sent', async () => {
    const refused = async (query: string, by: { token?: string }) => {
      const response = await ask(query, by);
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await refused('', {})).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refused('?userId=all', learner)).toEqual([403, 'FORBIDDEN']);
    expect(await refused(`?userId=${admin.id}`, learner)).toEqual([404, 'NOT_FOUND']);
    expect(await refused('?userId=all&category=Art', admin)).toEqual([400, 'INVALID']);
    expect(await refused('?from=yesterday&userId=%00', admin)).toEqual([400, 'INVALID']);
    expect(await refused('?result=passed&result=failed', admin)).toEqual([400, 'INVALID']);
  });

  it('must not be stored by caches', async () => {
    const { headers } = await ask('', admin);
    expect([headers.get('cache-control'), headers.get('content-disposition')]).toEqual([
      'no-store',
      'attachment; filename="quorbit-reports.csv"',
    ]);
  });
});
