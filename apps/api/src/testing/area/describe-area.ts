import type { TestDatabase } from '@quorbit/db/testing';
import { expect, it } from 'vitest';
import { areas } from '../../areas.ts';
import type { Area } from '../../lib/area.ts';
import { restFaceOf } from '../../registries.ts';
import { buildOpenApi } from '../../rest/openapi.ts';
import { describeWithServer } from '../describe-with-server.ts';
import { checkAuthorization } from './authorization.ts';
import { proceduresOf } from './call.ts';
import type { AreaCalls } from './calls.ts';
import { CALLABLE, callsOf } from './find-calls.ts';
import { checkHostile } from './hostile.ts';
import { checkMirror } from './mirror.ts';
import { checkRest } from './rest.ts';

/** An area that is not one of the server's. */
interface Guest {
  area: Area;
  calls: AreaCalls;
  /** Makes its tables. */
  prepare: (database: TestDatabase) => Promise<void>;
}

/**
 * Everything that holds for each call of an area, made from the area and its `.calls` file: who may call it and what it
 * changes, what the mirror is told, what the REST face returns, and that no input makes it fail.
 */
export async function describeArea(name: string, guest?: Guest): Promise<void> {
  const all: Readonly<Record<string, Area>> = { ...areas, ...(guest ? { [name]: guest.area } : {}) };
  const area = all[name];
  if (!area) throw new Error(`areas.ts has no area ${name}: add it there.`);
  const procedures = proceduresOf(name, area);
  const routes = area.rest?.routes ?? [];
  const calls = guest?.calls ?? (await callsOf(name));
  const everyones = [...(await Promise.all(CALLABLE.map(callsOf))), ...(guest ? [calls] : [])];
  const document = buildOpenApi(restFaceOf(all));
  const options = { areas: all as typeof areas, ...(guest ? { fresh: true, prepare: guest.prepare } : {}) };

  describeWithServer(`calls of ${name}`, options, (its) => {
    const given = () => its;
    checkAuthorization(given, procedures, calls);
    checkMirror(given, procedures, calls);
    checkRest(given, { routes, document }, calls);
    checkHostile(given, { procedures, routes, document, all: everyones });

    it('none failed on the server’s side', () => {
      expect(its.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    });
  });
}
