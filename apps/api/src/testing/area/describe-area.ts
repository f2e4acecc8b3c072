import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import type { ServerArea } from '../../define-area.ts';
import { describeWithServer, type WithServer } from '../describe-with-server.ts';
import { serverDocument } from '../wire/response-check.ts';
import { checkAuthorization } from './authorization.ts';
import { proceduresOf } from './call.ts';
import { CALLABLE_AREAS, importCalls } from './find-calls.ts';
import { checkHostile } from './hostile.ts';
import { checkMirror } from './mirror.ts';
import { checkRest } from './rest.ts';

/**
 * Describes the tests that every area gets, made from the area and its `.calls` file: who may call each procedure,
 * which tables it changes, whether the mirror follows, what REST returns, and that no input crashes it.
 */
export async function describeArea(name: string): Promise<void> {
  const all: Readonly<Record<string, ServerArea>> = areas;
  const area = all[name];
  if (!area) throw new Error(`areas.ts has no area ${name}: add it there.`);
  const procedures = proceduresOf(name, area);
  const routes = area.rest?.routes ?? [];
  const calls = await importCalls(name);
  const allCalls = await Promise.all(CALLABLE_AREAS.map(importCalls));
  const document = serverDocument();

  // The files of these suites run on only one kind of database. PGlite is covered too, because the statement ceilings
  // call each procedure on it once.
  describeWithServer(`callers of ${name}`, (harness) => {
    checkAuthorization(() => harness, procedures, calls);
    checkMirror(() => harness, procedures, calls);
    checkLogs(harness);
  });

  describeWithServer(`calls of ${name}`, (harness) => {
    checkRest(() => harness, { routes, document }, calls);
    checkHostile(() => harness, { procedures, routes, document, all: allCalls });
    checkLogs(harness);
  });
}

function checkLogs(harness: WithServer): void {
  it('cause no error in the server’s log', () => {
    expect(harness.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
}
