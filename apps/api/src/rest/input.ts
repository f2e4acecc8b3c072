import type { FastifyRequest } from 'fastify';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import type { Route } from './route.ts';

/** Returns the JSON Schema of a route's input; null for a route without input. */
export function toInputSchema({ input }: Pick<Route, 'input'>): JsonSchema | null {
  return input === null ? null : toJsonSchema(input, 'input');
}

/** Returns the names of a path's parameters, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Returns the name of the input field that a path parameter fills. */
export function inputFieldOf(route: Route, parameter: string): string {
  return route.params?.[parameter] ?? parameter;
}

/** Returns whether the fields that aren't in the path come in a JSON body; otherwise they come in the query. */
export function takesBody({ method }: Route): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

type Fields = Record<string, unknown>;

type Reader = (request: FastifyRequest) => unknown;

/**
 * Makes the function that assembles a request's parts into the input of the route's procedure, which then checks it.
 * Schemas are built on the first request, because building hundreds of them would slow down the start.
 */
export function createInputReader(route: Route): Reader {
  let reader: Reader | undefined;
  return (request) => {
    reader ??= buildReader(route);
    return reader(request);
  };
}

function buildReader(route: Route): Reader {
  const schema = toInputSchema(route);
  if (schema === null) return () => undefined;
  const parameters = pathParameters(route.path).map((name) => ({ name, field: inputFieldOf(route, name) }));
  const defaults = Object.entries(route.defaults ?? {});
  const parseText = createTextParser(schema);
  const fromBody = takesBody(route);
  return ({ params, query, body }) => {
    const sent = fromBody ? (body ?? {}) : parseText(query as Fields);
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
    const input: Fields = { ...sent };
    const inPath = parseText(params as Fields);
    for (const { name, field } of parameters) input[field] = inPath[name];
    for (const [field, make] of defaults) input[field] ??= make();
    return input;
  };

  function createTextParser({ properties = {} }: JsonSchema): (fields: Fields) => Fields {
    const typeOf = new Map(
      Object.entries(properties).map(([field, property]) => [field, schemaType(property)] as const),
    );
    const fieldOfText = (name: string) => parameters.find((parameter) => parameter.name === name)?.field ?? name;
    return (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, parseValue(typeOf.get(fieldOfText(name)), text)]),
      );
  }
}

/** Returns the type that a text is parsed as. Of several types it's the first one other than string. */
function schemaType({ type, anyOf = [] }: JsonSchema): JsonSchema['type'] {
  return type ?? anyOf.map(schemaType).find((item) => item !== undefined && item !== 'string');
}

/**
 * Parses a text of the query or path, which contain only text. A text that doesn't parse as the wanted type stays text,
 * and the schema refuses it.
 */
function parseValue(type: JsonSchema['type'], text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
