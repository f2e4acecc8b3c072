// Creates databases with a given number of named people; a few have the maximum number of friends.
import { MAX_FRIENDS } from '@quorbit/contracts/friends/limits';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Database } from '@quorbit/db/client';
import { openTestPglite, openTestPostgres, prepareTestDatabases, type TestDatabase } from '@quorbit/db/testing';
import { type SQL, sql } from 'drizzle-orm';
import { listFriends, searchPeopleByName } from '../../src/features/friends/friends.service.ts';
import type { Actor } from '../../src/kernel/actor.ts';
import { createMemoryRealtime } from '../../src/realtime/memory.ts';
import type { Engine } from '../../src/testing/bench/fixture.ts';

const NOW = new Date('2026-03-11T12:00:00Z');
const FILL_AT_ONCE = 50_000;
/** The number of people who have friends and make the measured calls. */
const SEARCHERS = 5;
const SYLLABLES = [
  'an',
  'bel',
  'cor',
  'dan',
  'el',
  'fi',
  'gus',
  'ha',
  'is',
  'jo',
  'ka',
  'lin',
  'mar',
  'no',
  'ol',
  'pe',
];

export interface PeopleFixture {
  people: number;
  database: TestDatabase;
  actors: Actor[];
}

/**
 * Fills a database with names from 256 first names and 4,096 surnames: at any size some people share a name, and most
 * don't.
 */
export async function fillPeople(engine: Engine, people: number): Promise<PeopleFixture> {
  await prepareTestDatabases();
  const database = await (engine === 'PGlite' ? openTestPglite() : openTestPostgres());
  const syllable = (of: SQL) => sql`(${sql.param(SYLLABLES)}::text[])[1 + (${of}) % 16]`;
  for (let from = 0; from < people; from += FILL_AT_ONCE) {
    const to = Math.min(people, from + FILL_AT_ONCE);
    await run(
      database,
      sql`insert into users (id, name, email)
        select gen_random_uuid(), ${syllable(sql`h`)} || ${syllable(sql`h / 16`)} || ' ' || ${syllable(sql`h / 256`)} ||
          ${syllable(sql`h / 4096`)} || ${syllable(sql`h / 65536`)}, n || '@example.org'
        from (select n, ('x' || left(md5(n::text), 7))::bit(28)::int as h
          from generate_series(${from + 1}::int, ${to}::int) n) as one`,
    );
  }
  await run(database, sql`insert into learners (user_id) select id from users`);
  await run(
    database,
    sql`insert into user_words (user_id, word) select id, unnest(string_to_array(name, ' ')) from users on conflict do nothing`,
  );
  const actors = Array.from({ length: SEARCHERS }, () => newId());
  const friends = Math.min(MAX_FRIENDS, Math.floor(people / 2));
  for (const [index, id] of actors.entries()) {
    await run(database, sql`insert into users (id, name, email) values (${id}, 'The Seeker', ${`${id}@example.org`})`);
    await run(database, sql`insert into learners (user_id) values (${id})`);
    await run(
      database,
      sql`with chosen as (select id from users where name <> 'The Seeker' order by id offset ${index * 50} limit ${friends})
        insert into friendships (user_id, friend_id, since)
        select ${id}::uuid, id, now() from chosen union all select id, ${id}::uuid, now() from chosen on conflict do nothing`,
    );
  }
  await run(database, sql`analyze`);
  return { people, database, actors: actors.map((id) => ({ id, role: 'user', timeZone: 'UTC', sessionId: '' })) };
}

function run(database: Database, statement: SQL): Promise<unknown> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return tx.execute(statement);
  });
}

const actorOf = ({ actors }: PeopleFixture, round: number): Actor => actors[round % actors.length] as Actor;
const search = (query: string) => (fixture: PeopleFixture, round: number) =>
  searchPeopleByName(fixture.database.read, actorOf(fixture, round), { query }, NOW);

/** The measured searches and lists; each call is made by the next of the people with friends. */
export const READS: Record<string, (fixture: PeopleFixture, round: number) => Promise<unknown>> = {
  'search: a whole name': search('marlin dancorpe'),
  'search: a first name': search('marlin'),
  'search: two letters': search('ma'),
  'search: two beginnings': search('mar da'),
  'list of 500 friends': (fixture, round) =>
    listFriends(fixture.database.read, actorOf(fixture, round), { realtime: createMemoryRealtime() }),
};
