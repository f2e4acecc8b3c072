import { type TestDatabase, testDatabases } from '@quorbit/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { call, isMutation, PROCEDURES } from './call.ts';
import { type Answer, CALLERS, type Caller, prepareCase } from './callers.ts';
import { changedTables, fingerprint, listTables } from './fingerprint.ts';
import { type Row, TABLE } from './table.ts';

describe('the table of authorization', () => {
  it('has a row for every procedure, and none besides', () => {
    expect(Object.keys(TABLE).sort()).toEqual([...PROCEDURES].sort());
  });

  it('lets no query change anything', () => {
    const changing = Object.entries(TABLE).filter(([procedure, row]) => row.changes && !isMutation(procedure));
    expect(changing.map(([procedure]) => procedure)).toEqual([]);
  });

  it('leaves nothing but signing in open to those without a session', () => {
    const open = Object.entries(TABLE).filter(([, { answers }]) => answers.signedOut === 'ok');
    expect(open.map(([procedure]) => procedure).sort()).toEqual([
      'accounts.forgotPassword',
      'accounts.login',
      'accounts.options',
      'accounts.register',
      'accounts.resetPassword',
      'accounts.verifyEmail',
    ]);
  });
});

describe.each(testDatabases)('authorization on $name', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let tables: string[];
  beforeAll(async () => {
    database = await open();
    server = await startTestServer(database);
    tables = await listTables(database.read);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  async function exercise(procedure: string, { input }: Row, caller: Caller) {
    const it = await prepareCase(server, caller);
    const sent = await input?.(it);
    const before = await fingerprint(database.read, tables);
    const answer = await call(it, procedure, sent);
    return { answer, changed: changedTables(before, await fingerprint(database.read, tables)) };
  }

  it.each(Object.entries(TABLE))(
    '%s answers every caller as the table says and changes nothing else',
    async (procedure, row) => {
      const answers: Partial<Record<Caller, Answer>> = {};
      const unexpected: string[] = [];
      const written = new Set<string>();
      for (const caller of CALLERS) {
        const { answer, changed } = await exercise(procedure, row, caller);
        answers[caller] = answer;
        const may = (answer === 'ok' ? row.changes : row.changesWhenRefused) ?? [];
        unexpected.push(...changed.filter((table) => !may.includes(table)).map((table) => `${caller}: ${table}`));
        for (const table of changed) written.add(table);
      }
      expect(answers).toEqual(row.answers);
      expect(unexpected).toEqual([]);
      // A table that is named and never written would hide a change that should not be.
      expect([...written].sort()).toEqual(
        [...new Set([...(row.changes ?? []), ...(row.changesWhenRefused ?? [])])].sort(),
      );
    },
  );

  it('fails for no caller on the server’s side', () => {
    expect(server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
