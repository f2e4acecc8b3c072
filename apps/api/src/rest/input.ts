import type { AnyProcedure } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { appRouter } from '../trpc/app-router.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { ProcedurePath, Route } from './route.ts';

/** What a procedure takes; null when it takes nothing. */
export function inputSchemaOf(path: ProcedurePath): JsonSchema | null {
  // tRPC types them as nested, and keeps them flat.
  const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;
  const procedure = procedures[path];
  if (!procedure) throw new Error(`There is no procedure ${path}.`);
  const [input, ...more] = procedure._def.inputs;
  if (more.length > 0) throw new Error(`Procedure ${path} has several inputs; the REST face knows one.`);
  return input === undefined ? null : jsonSchemaOf(input as z.core.$ZodType, 'input');
}

/** The names of a path's parameters, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Which field of the input a path parameter is. */
export function fieldOf(route: Route, parameter: string): string {
  return route.params?.[parameter] ?? parameter;
}

/** Whether the fields that are not in the path come in a JSON body, as against the query. */
export function readsBody({ method }: Route): boolean {
  return method === 'POST' || method === 'PATCH';
}

type Fields = Record<string, unknown>;

/** Makes the function that puts a request's parts together to the input of the route's procedure, which then checks it. */
export function inputReader(route: Route): (request: FastifyRequest) => unknown {
  const schema = inputSchemaOf(route.procedure);
  if (schema === null) return () => undefined;
  const parameters = pathParameters(route.path).map((name) => ({ name, field: fieldOf(route, name) }));
  const made = Object.entries(route.made ?? {});
  const parseText = textParser(schema);
  const fromBody = readsBody(route);
  return ({ params, query, body }) => {
    const sent = fromBody ? (body ?? {}) : parseText(query as Fields);
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
    const input: Fields = { ...sent };
    const inPath = parseText(params as Fields);
    for (const { name, field } of parameters) input[field] = inPath[name];
    for (const [field, make] of made) input[field] ??= make();
    return input;
  };

  function textParser({ properties = {} }: JsonSchema): (fields: Fields) => Fields {
    const typeOf = new Map(Object.entries(properties).map(([field, property]) => [field, property.type] as const));
    const fieldOfText = (name: string) => parameters.find((parameter) => parameter.name === name)?.field ?? name;
    return (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, parse(typeOf.get(fieldOfText(name)), text)]),
      );
  }
}

/** Query and path hold text only. What does not read as the wanted type stays text, and the schema refuses it. */
function parse(type: JsonSchema['type'], text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
