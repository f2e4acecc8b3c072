import { roomEvent } from '@quorbit/contracts/rooms/events';
import { syncHint } from '@quorbit/contracts/sync/hints';
import { tournamentHint } from '@quorbit/contracts/tournaments/views';
import type { AnyProcedure } from '@trpc/server';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appRouter } from '../../app-router.ts';

/** The schemas of the events of subscriptions, for which tRPC has no output schema. */
const EVENTS: Readonly<Record<string, unknown>> = {
  'rooms.events': roomEvent,
  'sync.hints': syncHint,
  'tournaments.hints': tournamentHint,
};

/** Returns a schema as JSON Schema; null for a void schema, when nothing is sent. */
function wire(schema: unknown, io: 'input' | 'output'): unknown {
  if (schema instanceof z.ZodMiniVoid) return null;
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.core.$ZodType, { io });
  return rest;
}

/** Renames `mustBeUnbatched` to `alone`, its name in the golden file. */
function describeCost(meta: object): object {
  return Object.fromEntries(
    Object.entries(meta).map(([name, value]) => [name === 'mustBeUnbatched' ? 'alone' : name, value]),
  );
}

function describeProcedures(): Record<string, unknown> {
  // tRPC's types show the procedures as nested, but at run time they are a flat record.
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>);
  return Object.fromEntries(
    procedures
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, { _def }]) => {
        // Each procedure has its output schema at run time, though its type doesn't show it.
        const { type, inputs, output = EVENTS[path], meta } = _def as typeof _def & { output?: unknown };
        if (inputs.length > 1) throw new Error(`Procedure ${path} has several inputs; this test knows one.`);
        if (!output) throw new Error(`Procedure ${path} does not declare its output: add .output(…).`);
        const wires = { input: wire(inputs[0] ?? z.void(), 'input'), output: wire(output, 'output') };
        return [path, { type, ...(meta ? { cost: describeCost(meta) } : {}), ...wires }];
      }),
  );
}

// Browsers that haven't been updated yet rely on these inputs and outputs. After an intended change, renew the file
// with: npx vitest run --project api golden -u
it('every procedure’s input and output match procedures.golden.json', async () => {
  await expect(`${JSON.stringify(describeProcedures(), null, 2)}\n`).toMatchFileSnapshot('procedures.golden.json');
});
