// Writes the OpenAPI document of the REST face from the table of routes and the schemas of its procedures.
import { APP_ERRORS, type AppErrorCode } from '@quorbit/contracts/errors/codes';
import * as z from 'zod/mini';
import { ownVersion } from '../lib/own-version.ts';
import { fieldOf, inputSchemaOf, pathParameters, readsBody } from './input.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import type { RestFace, Route, Upload } from './route.ts';
import { DESCRIPTION, FIELDS, REFUSALS, SUCCESSES } from './wording.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Header {
  description: string;
  schema: JsonSchema;
}

type Content = { 'application/json': { schema: JsonSchema } };

export interface ResponseObject {
  description: string;
  headers?: Record<string, Header>;
  content?: Content;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  /** JSON, or the bytes of an upload under their types. */
  requestBody?: { required: boolean; content: Partial<Content> & Record<string, { schema: JsonSchema }> };
  responses: Record<string, ResponseObject>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, Record<string, string>>;
    schemas: Record<string, JsonSchema>;
  };
}

/** What an error looks like on the REST face. */
const errorSchema = z.object({
  message: z.string(),
  code: z.enum(Object.keys(APP_ERRORS) as AppErrorCode[]),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

const LINK: Header = {
  description: 'Where there are more items: the address of the next page, with `rel="next"`.',
  schema: { type: 'string' },
};
const RETRY_AFTER: Header = { description: 'Seconds to wait.', schema: { type: 'integer' } };

/** The document of the whole REST face. */
export function buildOpenApi({ routes, uploads = [], tags = {}, fields = {} }: RestFace): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const schemaOf = (schema: z.ZodMiniType) => lift(jsonSchemaOf(schema, 'output'), schemas);
  schemas.Error = schemaOf(errorSchema);
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(route, { ...FIELDS, ...fields }, schemaOf),
    };
  }
  for (const upload of uploads) {
    paths[upload.path] = { ...paths[upload.path], [upload.method.toLowerCase()]: uploading(upload, schemaOf) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quorbit API', version: ownVersion(), description: DESCRIPTION },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    tags: [...new Set([...routes, ...uploads].map(tagOf))].map((name) => ({ name, description: tags[name] ?? name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas,
    },
  };
}

function operation(
  route: Route,
  fields: Record<string, string>,
  schemaOf: (schema: z.ZodMiniType) => JsonSchema,
): Operation {
  const schema = inputSchemaOf(route);
  const input = schema === null ? null : explained(schema, { ...fields, ...route.fields });
  const parameters = input === null ? [] : parametersOf(route, input);
  const body = input === null || !readsBody(route) ? null : bodyOf(route, input);
  return {
    operationId: route.procedure,
    tags: [tagOf(route)],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    ...(route.public ? { security: [] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: { required: true, content: content(body) } }),
    responses: {
      [route.status]: {
        description: SUCCESSES[route.status],
        ...(input?.properties?.cursor ? { headers: { Link: LINK } } : {}),
        ...(route.response === null ? {} : { content: content(schemaOf(route.response.schema)) }),
      },
      ...explain([
        ...(input !== null || readsBody(route) ? (['INVALID'] as const) : []),
        ...(route.public ? [] : NEEDS_SESSION),
        ...(route.refusals ?? []),
        ...(readsBody(route) ? (['TOO_LARGE', 'NOT_JSON'] as const) : []),
        ...ALWAYS,
      ]),
    },
  };
}

/** The same of a path that takes bytes. */
function uploading(upload: Upload, schemaOf: (schema: z.ZodMiniType) => JsonSchema): Operation {
  const { procedure, summary, description, takes, status, response, refusals = [], words } = upload;
  const bytes = { schema: { type: 'string', format: 'binary' } };
  return {
    operationId: procedure,
    tags: [tagOf(upload)],
    summary,
    ...(description === undefined ? {} : { description }),
    requestBody: { required: true, content: Object.fromEntries(takes.map((type) => [type, bytes])) },
    responses: {
      [status]: { description: SUCCESSES[status], content: content(schemaOf(response.schema)) },
      ...explain(['INVALID', ...NEEDS_SESSION, ...refusals, 'TOO_LARGE', ...ALWAYS], words),
    },
  };
}

/** The area of a path: the word after /api. */
function tagOf({ path }: Pick<Route, 'path'>): string {
  return path.split('/')[2] ?? '';
}

function content(schema: JsonSchema): Content {
  return { 'application/json': { schema } };
}

function parametersOf(route: Route, input: JsonSchema): Parameter[] {
  const { properties = {}, required = [] } = input;
  const inPath = pathParameters(route.path).map((name) => ({ name, field: fieldOf(route, name) }));
  const path = inPath.map(({ name, field }) => ({
    name,
    in: 'path' as const,
    required: true,
    ...split(properties[field]),
  }));
  if (readsBody(route)) return path;
  const query = Object.entries(properties)
    .filter(([name]) => !inPath.some(({ field }) => field === name))
    .map(([name, schema]) => ({ name, in: 'query' as const, required: required.includes(name), ...split(schema) }));
  return [...path, ...query];
}

/** OpenAPI describes a parameter beside its schema. */
function split({ description, ...schema }: JsonSchema = {}): Pick<Parameter, 'description' | 'schema'> {
  return { ...(description === undefined ? {} : { description }), schema };
}

/** The same schema with a description for each field that needs one. */
function explained(schema: JsonSchema, words: Record<string, string>): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(typeof items === 'object' ? { items: explained(items, words) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((option) => explained(option, words)) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [
              name,
              { ...(words[name] === undefined ? {} : { description: words[name] }), ...explained(property, words) },
            ]),
          ),
        }
      : {}),
  };
}

/** The input without the fields that are in the path; fields that have a default are optional. */
function bodyOf(route: Route, input: JsonSchema): JsonSchema {
  const inPath = pathParameters(route.path).map((name) => fieldOf(route, name));
  const defaults = Object.keys(route.defaults ?? {});
  const required = (input.required ?? []).filter((field) => !inPath.includes(field) && !defaults.includes(field));
  return {
    ...input,
    properties: Object.fromEntries(Object.entries(input.properties ?? {}).filter(([field]) => !inPath.includes(field))),
    ...(required.length > 0 ? { required } : { required: undefined }),
  };
}

const NEEDS_SESSION = ['UNAUTHENTICATED', 'ACCOUNT_GONE'] as const;
const ALWAYS = ['TOO_MANY', 'UNAVAILABLE', 'DISK_FULL'] as const;

/** Refusals by their status, in words. */
function explain(codes: readonly AppErrorCode[], words: Upload['words'] = {}): Record<string, ResponseObject> {
  const statuses = new Map<number, AppErrorCode[]>();
  for (const code of codes) {
    const { status } = APP_ERRORS[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, all]) => [
        status,
        {
          description: `${all.map((code) => `\`${code}\`: ${words[code] ?? REFUSALS[code]}`).join('. ')}.`,
          ...(status === 429 || status === 503 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
          content: content({ $ref: '#/components/schemas/Error' }),
        },
      ]),
  );
}

/** Moves the named schemas that a schema refers to among the document's components. */
function lift({ $defs = {}, ...schema }: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  for (const [name, definition] of Object.entries($defs)) components[name] ??= pointed(definition);
  return pointed(schema);
}

function pointed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
