import SwaggerParser from '@apidevtools/swagger-parser';
// Only the full zod package can read JSON Schema.
import { fromJSONSchema } from 'zod';
import { areas } from '../../areas.ts';
import { restApiOf } from '../../registries.ts';
import type { JsonSchema } from '../../rest/json-schema.ts';
import { buildOpenApi, type OpenApiDocument } from '../../rest/openapi.ts';

/** Returns how a response differs from the OpenAPI document; empty if the response matches it. */
export type CheckResponse = (method: string, path: string, status: number, body: unknown) => string[];

/**
 * The checks of responses, cached by OpenAPI document. Making one takes one or two tenths of a second, and most test
 * files of a worker need the same ones.
 */
const cachedChecks = new WeakMap<OpenApiDocument, Promise<CheckResponse>>();
let own: OpenApiDocument | undefined;

/** Returns the OpenAPI document of the server itself, built once. */
export function serverDocument(): OpenApiDocument {
  own ??= buildOpenApi(restApiOf(areas));
  return own;
}

/**
 * Creates a check of responses against a document, by default the server's own.
 * @throws for a document that isn't valid.
 */
export function createResponseCheck(document: OpenApiDocument = serverDocument()): Promise<CheckResponse> {
  const check = cachedChecks.get(document) ?? makeCheck(document);
  cachedChecks.set(document, check);
  return check;
}

async function makeCheck(document: OpenApiDocument): Promise<CheckResponse> {
  const whole = (await SwaggerParser.validate(structuredClone(document) as never)) as unknown as OpenApiDocument;
  const checks = new Map<JsonSchema, ReturnType<typeof fromJSONSchema>>();
  return (method, path, status, body) => {
    const response = whole.paths[path]?.[method.toLowerCase()]?.responses[status];
    if (!response) return [`status ${status} is not documented`];
    const schema = response.content?.['application/json'].schema;
    if (!schema) return body === undefined ? [] : ['no body is documented'];
    const check = checks.get(schema) ?? fromJSONSchema(schema as never);
    checks.set(schema, check);
    const result = check.safeParse(body);
    return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  };
}
