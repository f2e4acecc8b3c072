import type { FastifyRequest } from 'fastify';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import type { Route } from './route.ts';

/** What a route's procedure takes; null when it takes nothing. */
export function toInputSchema({ input }: Pick<Route, 'input'>): JsonSchema | null {
  return input === null ? null : toJsonSchema(input, 'input');
}

/** The names of a path's parameters, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Which field of the input a path parameter is. */
export function inputFieldOf(route: Route, parameter: string): string {
  return route.params?.[parameter] ?? parameter;
}

/** Whether the fields that are not in the path come in a JSON body, and not in the query. */
export function takesBody({ method }: Route): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

type Fields = Record<string, unknown>;

type Reader = (request: FastifyRequest) => unknown;

/**
 * Makes the function that assembles a request's parts into the input of the route's procedure, which then checks it.
 * Schemas are looked at when a request first needs them: the start would wait for hundreds.
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

/** What text is read as: of several types the one that is no text, if the text looks like it. */
function schemaType({ type, anyOf = [] }: JsonSchema): JsonSchema['type'] {
  return type ?? anyOf.map(schemaType).find((item) => item !== undefined && item !== 'string');
}

/** Query and path contain only text. Text that doesn't parse as the wanted type stays text, and the schema refuses it. */
function parseValue(type: JsonSchema['type'], text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
