// Builds the OpenAPI document of the REST API from the table of routes and the schemas of its procedures.
import { APP_ERRORS, type AppErrorCode } from '@quorbit/contracts/errors/codes';
import * as z from 'zod/mini';
import { readAppVersion } from '../lib/app-version.ts';
import { inputFieldOf, pathParameters, takesBody, toInputSchema } from './input.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import { API_DESCRIPTION, FIELD_TEXTS, REFUSAL_TEXTS, SUCCESS_TEXTS } from './reference-texts.ts';
import type { RestApi, Route, Upload } from './route.ts';

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
  /** The body of the request: JSON, or the bytes of an upload under each content type that it may have. */
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

/** The schema of an error response of the REST API. */
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

export function buildOpenApi({ routes, uploads = [], tags = {}, fields = {} }: RestApi): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const schemaOf = (schema: z.ZodMiniType) => moveDefinitions(toJsonSchema(schema, 'output'), schemas);
  schemas.Error = schemaOf(errorSchema);
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: buildOperation(route, { ...FIELD_TEXTS, ...fields }, schemaOf),
    };
  }
  for (const upload of uploads) {
    paths[upload.path] = {
      ...paths[upload.path],
      [upload.method.toLowerCase()]: buildUploadOperation(upload, schemaOf),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quorbit API', version: readAppVersion(), description: API_DESCRIPTION },
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

function buildOperation(
  route: Route,
  fields: Record<string, string>,
  schemaOf: (schema: z.ZodMiniType) => JsonSchema,
): Operation {
  const schema = toInputSchema(route);
  const input = schema === null ? null : withDescriptions(schema, { ...fields, ...route.fields });
  const parameters = input === null ? [] : parametersOf(route, input);
  const body = input === null || !takesBody(route) ? null : bodyOf(route, input);
  return {
    operationId: route.procedure,
    tags: [tagOf(route)],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    ...(route.public ? { security: [] } : {}),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === null ? {} : { requestBody: { required: true, content: jsonContent(body) } }),
    responses: {
      [route.status]: {
        description: SUCCESS_TEXTS[route.status],
        ...(input?.properties?.cursor ? { headers: { Link: LINK } } : {}),
        ...(route.response === null ? {} : { content: jsonContent(schemaOf(route.response.schema)) }),
      },
      ...describeRefusals([
        ...(input !== null || takesBody(route) ? (['INVALID'] as const) : []),
        ...(route.public ? [] : NEEDS_SESSION),
        ...(route.refusals ?? []),
        ...(takesBody(route) ? (['TOO_LARGE', 'NOT_JSON'] as const) : []),
        ...ALWAYS,
      ]),
    },
  };
}

/** Builds the operation of a path that takes bytes instead of JSON. */
function buildUploadOperation(upload: Upload, schemaOf: (schema: z.ZodMiniType) => JsonSchema): Operation {
  const { procedure, summary, description, contentTypes, status, response, refusals = [], refusalTexts } = upload;
  const bytes = { schema: { type: 'string', format: 'binary' } };
  return {
    operationId: procedure,
    tags: [tagOf(upload)],
    summary,
    ...(description === undefined ? {} : { description }),
    requestBody: { required: true, content: Object.fromEntries(contentTypes.map((type) => [type, bytes])) },
    responses: {
      [status]: { description: SUCCESS_TEXTS[status], content: jsonContent(schemaOf(response.schema)) },
      ...describeRefusals(['INVALID', ...NEEDS_SESSION, ...refusals, 'TOO_LARGE', ...ALWAYS], refusalTexts),
    },
  };
}

/** Returns the tag of a path, which is the word after `/api`. */
function tagOf({ path }: Pick<Route, 'path'>): string {
  return path.split('/')[2] ?? '';
}

function jsonContent(schema: JsonSchema): Content {
  return { 'application/json': { schema } };
}

function parametersOf(route: Route, input: JsonSchema): Parameter[] {
  const { properties = {}, required = [] } = input;
  const inPath = pathParameters(route.path).map((name) => ({ name, field: inputFieldOf(route, name) }));
  const path = inPath.map(({ name, field }) => ({
    name,
    in: 'path' as const,
    required: true,
    ...splitDescription(properties[field]),
  }));
  if (takesBody(route)) return path;
  const query = Object.entries(properties)
    .filter(([name]) => !inPath.some(({ field }) => field === name))
    .map(([name, schema]) => ({
      name,
      in: 'query' as const,
      required: required.includes(name),
      ...splitDescription(schema),
    }));
  return [...path, ...query];
}

/** Separates a parameter's description from its schema, because OpenAPI puts it beside the schema. */
function splitDescription({ description, ...schema }: JsonSchema = {}): Pick<Parameter, 'description' | 'schema'> {
  return { ...(description === undefined ? {} : { description }), schema };
}

/** Returns a copy of the schema with a description for each field that `descriptions` names. */
function withDescriptions(schema: JsonSchema, descriptions: Record<string, string>): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(typeof items === 'object' ? { items: withDescriptions(items, descriptions) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((option) => withDescriptions(option, descriptions)) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [
              name,
              {
                ...(descriptions[name] === undefined ? {} : { description: descriptions[name] }),
                ...withDescriptions(property, descriptions),
              },
            ]),
          ),
        }
      : {}),
  };
}

/**
 * Returns the schema of the JSON body: the input without the fields that are in the path. Fields with a default are
 * optional.
 */
function bodyOf(route: Route, input: JsonSchema): JsonSchema {
  const inPath = pathParameters(route.path).map((name) => inputFieldOf(route, name));
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

/** Returns one response for each HTTP status that these refusals have, with their error codes described in words. */
function describeRefusals(
  codes: readonly AppErrorCode[],
  texts: Upload['refusalTexts'] = {},
): Record<string, ResponseObject> {
  const codesByStatus = new Map<number, AppErrorCode[]>();
  for (const code of codes) {
    const { status } = APP_ERRORS[code];
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codesByStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, all]) => [
        status,
        {
          description: `${all.map((code) => `\`${code}\`: ${texts[code] ?? REFUSAL_TEXTS[code]}`).join('. ')}.`,
          ...(status === 429 || status === 503 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
          content: jsonContent({ $ref: '#/components/schemas/Error' }),
        },
      ]),
  );
}

/** Moves the named schemas that a schema refers to into the document's components. */
function moveDefinitions({ $defs = {}, ...schema }: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  for (const [name, definition] of Object.entries($defs)) components[name] ??= rewriteReferences(definition);
  return rewriteReferences(schema);
}

function rewriteReferences<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
