import { roomEvent } from '@quorbit/contracts/rooms/events';
import { syncHint } from '@quorbit/contracts/sync/hints';
import { tournamentHint } from '@quorbit/contracts/tournaments/views';
import type { AnyProcedure } from '@trpc/server';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appRouter } from '../../app-router.ts';

/** What subscriptions tell; tRPC has no output of theirs. */
const EVENTS: Readonly<Record<string, unknown>> = {
  'rooms.events': roomEvent,
  'sync.hints': syncHint,
  'tournaments.hints': tournamentHint,
};

/** The wire as JSON Schema; null where nothing is sent. */
function wire(schema: unknown, io: 'input' | 'output'): unknown {
  if (schema instanceof z.ZodMiniVoid) return null;
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.core.$ZodType, { io });
  return rest;
}

/** The golden file calls a procedure that must be unbatched `alone`. */
function describeCost(meta: object): object {
  return Object.fromEntries(
    Object.entries(meta).map(([name, value]) => [name === 'mustBeUnbatched' ? 'alone' : name, value]),
  );
}

function describeProcedures(): Record<string, unknown> {
  // tRPC types them as nested, and keeps them flat.
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>);
  return Object.fromEntries(
    procedures
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, { _def }]) => {
        // Each type of procedure keeps its output schema, which the types do not tell.
        const { type, inputs, output = EVENTS[path], meta } = _def as typeof _def & { output?: unknown };
        if (inputs.length > 1) throw new Error(`Procedure ${path} has several inputs; this test knows one.`);
        if (!output) throw new Error(`Procedure ${path} does not declare its output: add .output(…).`);
        const wires = { input: wire(inputs[0] ?? z.void(), 'input'), output: wire(output, 'output') };
        return [path, { type, ...(meta ? { cost: describeCost(meta) } : {}), ...wires }];
      }),
  );
}

// What browsers that were not updated yet rely on. After a change that is meant, renew the file with:
// npx vitest run --project api golden -u
it('every procedure takes and returns what procedures.golden.json has', async () => {
  await expect(`${JSON.stringify(describeProcedures(), null, 2)}\n`).toMatchFileSnapshot('procedures.golden.json');
});
