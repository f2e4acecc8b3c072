import SwaggerParser from '@apidevtools/swagger-parser';
// Only the full package reads JSON Schema back.
import { fromJSONSchema } from 'zod';
import type { JsonSchema } from '../rest/json-schema.ts';
import { buildOpenApi, type OpenApiDocument } from '../rest/openapi.ts';

/** What is wrong with an answer by the OpenAPI document; empty when it is as documented. */
export type CheckAnswer = (method: string, path: string, status: number, body: unknown) => string[];

/** Makes a check of answers against a document, by default the server's own. @throws for a document that is not valid */
export async function documentedAnswers(document: OpenApiDocument = buildOpenApi()): Promise<CheckAnswer> {
  const whole = (await SwaggerParser.validate(structuredClone(document) as never)) as unknown as OpenApiDocument;
  const checks = new Map<JsonSchema, ReturnType<typeof fromJSONSchema>>();
  return (method, path, status, body) => {
    const answer = whole.paths[path]?.[method.toLowerCase()]?.responses[status];
    if (!answer) return [`status ${status} is not documented`];
    const schema = answer.content?.['application/json'].schema;
    if (!schema) return body === undefined ? [] : ['no body is documented'];
    const check = checks.get(schema) ?? fromJSONSchema(schema as never);
    checks.set(schema, check);
    const result = check.safeParse(body);
    return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  };
}
