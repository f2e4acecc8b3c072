import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { roomEvent } from '@quorbit/contracts/rooms/events';
import { syncHint } from '@quorbit/contracts/sync/hints';
import { tournamentHint } from '@quorbit/contracts/tournaments/views';
import type { AnyProcedure } from '@trpc/server';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { appRouter } from '../../app-router.ts';

type Direction = 'input' | 'output';

const CONTRACTS = fileURLToPath(new URL('../../../../../packages/contracts/src/', import.meta.url));

/** The schemas of the events of subscriptions, for which tRPC has no output schema. */
const EVENTS: Readonly<Record<string, unknown>> = {
  'rooms.events': roomEvent,
  'sync.hints': syncHint,
  'tournaments.hints': tournamentHint,
};

/** The names of all schemas that contracts export, such as `quizzes.schema.createQuizInput`. */
const names = z.registry<{ id: string }>();

beforeAll(async () => {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const exports: Record<string, unknown> = await import(pathToFileURL(`${CONTRACTS}${file}`).href);
    const prefix = file.slice(0, -'.ts'.length).replaceAll('/', '.');
    for (const [name, value] of Object.entries(exports))
      if (isSchema(value) && !names.has(value)) names.add(value, { id: `${prefix}.${name}` });
  }
});

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/**
 * Returns a schema as JSON Schema; null for a void schema, when nothing is sent. Schemas that contracts export are
 * referred to by name, and added to the definitions of their direction.
 */
function describeSchema(schema: unknown, io: Direction, definitions: Record<Direction, object>): unknown {
  if (schema instanceof z.ZodMiniVoid) return null;
  const json = z.toJSONSchema(schema as z.core.$ZodType, { io, metadata: names });
  const text = JSON.stringify(json).replaceAll('"$ref":"#/$defs/', `"$ref":"#/${io}/`);
  const { $schema: _, $defs, ...rest } = JSON.parse(text) as Record<string, unknown>;
  Object.assign(definitions[io], $defs);
  return rest;
}

/** Renames `mustBeUnbatched` to `alone`, its name in the golden file. */
function describeCost(meta: object): object {
  return Object.fromEntries(
    Object.entries(meta).map(([name, value]) => [name === 'mustBeUnbatched' ? 'alone' : name, value]),
  );
}

function describeProcedures(): Record<string, unknown> {
  const definitions = { input: {}, output: {} };
  // tRPC's types show the procedures as nested, but at run time they are a flat record.
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>);
  const described = procedures.map(([path, { _def }]) => {
    // Each procedure has its output schema at run time, though its type doesn't show it.
    const { type, inputs, output = EVENTS[path], meta } = _def as typeof _def & { output?: unknown };
    if (inputs.length > 1) throw new Error(`Procedure ${path} has several inputs; this test knows one.`);
    if (!output) throw new Error(`Procedure ${path} does not declare its output: add .output(…).`);
    const input = describeSchema(inputs[0] ?? z.void(), 'input', definitions);
    const wires = { input, output: describeSchema(output, 'output', definitions) };
    return [path, { type, ...(meta ? { cost: describeCost(meta) } : {}), ...wires }] as const;
  });
  const { input, output } = definitions;
  return { procedures: sortKeys(Object.fromEntries(described)), input: sortKeys(input), output: sortKeys(output) };
}

function sortKeys(record: object): object {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

// Browsers that haven't been updated yet rely on these inputs and outputs. After an intended change, renew the file
// with: npx vitest run --project api golden -u
it('every procedure’s input and output match procedures.golden.json', async () => {
  await expect(`${JSON.stringify(describeProcedures(), null, 2)}\n`).toMatchFileSnapshot('procedures.golden.json');
});
