import type { TestDatabase } from '@quorbit/db/testing';
import { expect, it } from 'vitest';
import type { ServerArea } from '../../area.ts';
import { areas } from '../../areas.ts';
import { restFaceOf } from '../../registries.ts';
import { buildOpenApi } from '../../rest/openapi.ts';
import { describeWithServer, type WithServer } from '../describe-with-server.ts';
import { ownDocument } from '../wire/documented.ts';
import { checkAuthorization } from './authorization.ts';
import { proceduresOf } from './call.ts';
import type { AreaCalls } from './calls.ts';
import { CALLABLE, callsOf } from './find-calls.ts';
import { checkHostile } from './hostile.ts';
import { checkMirror } from './mirror.ts';
import { checkRest } from './rest.ts';

/** An area that isn't in the server's list. */
interface Guest {
  area: ServerArea;
  calls: AreaCalls;
  /** Makes its tables. */
  prepare: (database: TestDatabase) => Promise<void>;
}

/**
 * The tests that every area gets, made from the area and its `.calls` file: who may call each procedure, which tables
 * it changes, whether the mirror follows, what REST returns, and that no input crashes it.
 */
export async function describeArea(name: string, guest?: Guest): Promise<void> {
  const all: Readonly<Record<string, ServerArea>> = { ...areas, ...(guest ? { [name]: guest.area } : {}) };
  const area = all[name];
  if (!area) throw new Error(`areas.ts has no area ${name}: add it there.`);
  const procedures = proceduresOf(name, area);
  const routes = area.rest?.routes ?? [];
  const calls = guest?.calls ?? (await callsOf(name));
  const everyones = [...(await Promise.all(CALLABLE.map(callsOf))), ...(guest ? [calls] : [])];
  const document = guest ? buildOpenApi(restFaceOf(all)) : ownDocument();
  const options = { areas: all as typeof areas, ...(guest ? { fresh: true, prepare: guest.prepare } : {}) };

  // In their files one kind of database is enough. On PGlite, the ceilings call each procedure once.
  describeWithServer(`callers of ${name}`, options, (its) => {
    checkAuthorization(() => its, procedures, calls);
    checkMirror(() => its, procedures, calls);
    checkLogs(its);
  });

  describeWithServer(`calls of ${name}`, options, (its) => {
    checkRest(() => its, { routes, document }, calls);
    checkHostile(() => its, { procedures, routes, document, all: everyones });
    checkLogs(its);
  });
}

function checkLogs(its: WithServer): void {
  it('none failed on the server’s side', () => {
    expect(its.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
}
