// Tests the input schemas of all procedures without a server: what they refuse never reaches a service.
import { newId } from '@quorbit/contracts/lib/ids';
import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { areas } from '../areas.ts';
import type { Area } from '../kernel/area.ts';
import { toJsonSchema } from '../rest/json-schema.ts';
import { proceduresOf } from '../testing/area/call.ts';
import { type Fixtures, INTERNAL_DETAILS, inputsFor, mutationsFor, toJson } from '../testing/wire/hostile.ts';
import { toTrpcError, toTrpcErrorShape } from './errors.ts';

/** The number of generated inputs for each schema. */
const RUNS = 50;

/** Names of records that look real; no schema asks whether they exist. */
const FIXTURES: Fixtures = {
  ids: { users: [newId()] },
  packHashes: ['0'.repeat(64)],
  cursors: [Buffer.from('["2026-03-01T12:00:00.000Z"]').toString('base64url')],
  emails: ['somebody@example.com'],
  passwords: ['another good one'],
  titles: ['Planets'],
};

const procedures = Object.entries<Area>(areas).flatMap(([name, area]) => proceduresOf(name, area));
const withInput = procedures.flatMap(({ path, input }) =>
  input === undefined ? [] : [[path, input as z.core.$ZodType] as const],
);

it.each(withInput)('%s accepts or refuses any input in the documented form', (path, schema) => {
  const shape = toJsonSchema(schema, 'input');
  const generated = fc.sample(inputsFor(path, shape, FIXTURES), RUNS);
  for (const input of [...generated, ...mutationsFor(path, shape, FIXTURES)]) {
    const json = toJson(input);
    const { error } = z.safeParse(schema, JSON.parse(json));
    if (!error) continue;
    const reply = toTrpcErrorShape(toTrpcError(new TRPCError({ code: 'BAD_REQUEST', cause: error })), path);
    expect(reply, json.slice(0, 500)).toMatchObject({
      message: expect.stringMatching(/./),
      data: { httpStatus: 400, appCode: 'INVALID', issues: expect.any(Array) },
    });
    expect(JSON.stringify(reply)).not.toMatch(INTERNAL_DETAILS);
  }
});
