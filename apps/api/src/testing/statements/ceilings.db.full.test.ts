import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { openTestPglite, type TestDatabase } from '@quorbit/db/testing';
import { write } from '@quorbit/db/write';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import type { Area } from '../../kernel/area.ts';
import { registriesOf } from '../../registries.ts';
import { call, proceduresOf } from '../area/call.ts';
import { CALLERS, prepareCase } from '../area/callers.ts';
import type { CallRow } from '../area/calls.ts';
import { CALLABLE_AREAS, importCalls } from '../area/find-calls.ts';
import { Device } from '../device.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { EXCHANGES, OPS, PROCEDURES } from './ceilings.ts';
import { createStatementLog } from './statement-log.ts';

const NOW = new Date('2026-03-02T12:30:00.000Z');
const MANY = 20;
const SIX_HOURS = 6 * 3_600_000;

let database: TestDatabase;
let server: TestServer;
let statements: () => string[];
const allCalls = await Promise.all(CALLABLE_AREAS.map(importCalls));
const types = registriesOf(areas).ops;

beforeAll(async () => {
  database = await openTestPglite();
  server = await startTestServer(database);
  server.setNow(NOW);
  statements = createStatementLog(database);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const procedures = Object.entries<Area>(areas).flatMap(([name, area]) => proceduresOf(name, area));

it('every procedure and every type of queued work has a ceiling', () => {
  expect(Object.keys(PROCEDURES).sort()).toEqual(procedures.map(({ path }) => path).sort());
  expect(Object.keys(OPS).sort()).toEqual([...types.keys()].sort());
});

it.each(procedures.map((procedure) => [procedure.path, procedure] as const))(
  '%s runs no more statements than its ceiling',
  async (path, procedure) => {
    const { procedures: rows } = await importCalls(path.split('.')[0] ?? '');
    const row: CallRow = rows[procedure.name] ?? expect.fail('The area’s .calls file has no row for it.');
    const caller =
      CALLERS.findLast((candidate) => row.endings[candidate] === 'ok') ?? expect.fail('Nobody may call it.');
    const prepared = await prepareCase(server, caller);
    const input = await row.input?.(prepared);
    statements();
    expect(await call(prepared, procedure, input)).toBe('ok');
    expectAtMost(PROCEDURES[path], statements());
  },
);

/** Prepares a learner, and the args of `count` ops of a type that a device queues. */
async function queueOf(type: string, count: number) {
  const prepared = await prepareCase(server, 'premiumOwner');
  const example = allCalls.find(({ ops }) => ops?.[type])?.ops?.[type];
  const args = await (example ?? expect.fail(`No .calls file has args of ${type} (ops).`))(prepared, count);
  return { person: prepared.actor ?? expect.fail(), args };
}

it.each([...types.keys()].flatMap((type) => [1, MANY].map((count) => [type, count] as const)))(
  '%s applies a set of %i with no more statements than its ceiling',
  async (name, count) => {
    const type = types.get(name) ?? expect.fail();
    const { person, args } = await queueOf(name, count);
    const actor = { id: person.id, role: person.user.role, timeZone: 'UTC', sessionId: '' };
    const ops = args.map((arg, index) => ({
      opId: newId(),
      clientId: person.id,
      at: new Date(NOW.getTime() - index * SIX_HOURS),
      timeZone: 'UTC',
      toServerTime: (time: string) => new Date(time),
      args: arg,
    }));
    const ran = await write(
      database,
      [userScope(person.id)],
      async (tx) => {
        statements();
        expect(await type.apply(tx, actor, ops, NOW)).toEqual(new Map());
        return statements();
      },
      { onLateError: rethrow },
    );
    expectAtMost(OPS[name], ran);
  },
);

it.each(EXCHANGES.map((exchange) => [exchange.type, exchange.ops, exchange.ceiling] as const))(
  'an exchange with %s runs no more statements than its ceiling for %i ops',
  async (type, count, ceiling) => {
    const { person, args } = await queueOf(type, count);
    const device = new Device(person, () => NOW.getTime());
    await device.drain();
    statements();
    const { rejected, ackSeq } = await device.exchange(args.map((arg) => device.op({ type, args: arg })));
    const ran = statements();
    expect({ rejected, ackSeq }).toEqual({ rejected: [], ackSeq: count });
    expectAtMost(ceiling, ran);
  },
);

function expectAtMost(ceiling: number | undefined, ran: readonly string[]): void {
  const limit = ceiling ?? 0;
  if (ran.length > limit) expect.fail(`${ran.length} statements, where the ceiling is ${limit}:\n${ran.join('\n')}`);
}

function rethrow(error: unknown): never {
  throw error;
}
