// Turns the OpenAPI document into a reference for people: arranges its calls by area and describes types in words.
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiDocument, Operation, Parameter, ResponseObject } from './openapi.ts';

/** One row of a table of fields. */
export interface Field {
  name: string;
  type: string;
  /** The name of the schema that the type refers to, for a link; null without one. */
  ref: string | null;
  required: boolean;
  note: string;
}

export interface DocumentedCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  public: boolean;
  parameters: (Field & { where: string })[];
  body: Field[];
  success: { status: string; text: string; fields: Field[] };
  refusals: { status: string; text: string }[];
}

export interface ApiReference {
  title: string;
  version: string;
  /** The paragraphs of the introduction; code is between backticks. */
  introduction: string[];
  areas: { name: string; description: string; calls: DocumentedCall[] }[];
  schemas: { name: string; fields: Field[] }[];
}

export function buildReference({ info, tags, paths, components }: OpenApiDocument): ApiReference {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      tag: operation.tags[0],
      call: toDocumentedCall(method.toUpperCase(), path, operation),
    })),
  );
  return {
    title: info.title,
    version: info.version,
    introduction: info.description.split('\n\n'),
    areas: tags.map(({ name, description }) => ({
      name,
      description,
      calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
    })),
    schemas: Object.entries(components.schemas).map(([name, schema]) => ({ name, fields: fieldsOf(schema) })),
  };
}

function toDocumentedCall(method: string, path: string, operation: Operation): DocumentedCall {
  const responses = Object.entries(operation.responses);
  const [status, response] = responses.find(([code]) => code.startsWith('2')) ?? ['', undefined];
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    description: operation.description ?? '',
    public: operation.security?.length === 0,
    parameters: (operation.parameters ?? []).map(toParameterField),
    body: bodyFields(operation.requestBody?.content),
    success: { status, text: successText(response), fields: successFields(response) },
    refusals: responses
      .filter(([code]) => !code.startsWith('2'))
      .map(([code, { description }]) => ({ status: code, text: description })),
  };
}

/** Lists the fields of a JSON body; for an upload, one field with its content types. */
function bodyFields(content: NonNullable<Operation['requestBody']>['content'] = {}): Field[] {
  const json = content['application/json'];
  if (json) return fieldsOf(json.schema);
  const types = Object.keys(content);
  return types.length === 0 ? [] : [{ name: 'bytes', type: types.join(' or '), ref: null, required: true, note: '' }];
}

function toParameterField({ name, in: where, required, description, schema }: Parameter) {
  return { ...toField(name, { ...schema, ...(description ? { description } : {}) }, required), where };
}

function successText(response: ResponseObject | undefined): string {
  const link = response?.headers?.Link ? ' The `Link` header tells the next page.' : '';
  return `${response?.description ?? ''}${link}`;
}

function successFields(response: ResponseObject | undefined): Field[] {
  const schema = response?.content?.['application/json'].schema;
  if (schema === undefined) return [];
  return schema.properties ? fieldsOf(schema) : [toField('', schema, true)];
}

/** Lists the fields of an object; fields of nested objects get dotted names. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    toField(name, schema, required.includes(name)),
    ...nestedFields(name, schema),
  ]);
}

function nestedFields(name: string, schema: JsonSchema): Field[] {
  const inner = schema.anyOf?.find((option) => option.properties) ?? schema;
  if (inner.properties) return fieldsOf(inner).map((field) => ({ ...field, name: `${name}.${field.name}` }));
  if (typeof inner.items === 'object' && inner.items.properties) {
    return fieldsOf(inner.items).map((field) => ({ ...field, name: `${name}[].${field.name}` }));
  }
  return [];
}

function toField(name: string, schema: JsonSchema, required: boolean): Field {
  const byDefault =
    schema.default === undefined || schema.default === null ? '' : `Default ${formatValue(schema.default)}.`;
  const note = [schema.description, byDefault].filter(Boolean).join(' ');
  return { name, type: formatType(schema), ref: refOf(schema), required, note };
}

function refOf(schema: JsonSchema): string | null {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? null;
  if (typeof schema.items === 'object') return refOf(schema.items);
  return schema.anyOf?.map(refOf).find((ref) => ref !== null) ?? null;
}

/** Describes a schema's type in words, with its bounds. */
export function formatType(schema: JsonSchema): string {
  if (schema.$ref) return refOf(schema) ?? '';
  if (schema.anyOf) return schema.anyOf.map(formatType).join(' or ');
  if (schema.enum) return `one of ${schema.enum.map(formatValue).join(', ')}`;
  if (schema.const !== undefined) return formatValue(schema.const);
  const [type = 'anything', ...more] = [schema.type ?? []].flat();
  if (more.length > 0) return [type, ...more].join(' or ');
  switch (type) {
    case 'string':
      return schema.format ?? `text${formatBounds(schema.minLength || undefined, schema.maxLength, ' characters')}`;
    case 'integer':
      return `whole number${formatBounds(schema.minimum, schema.maximum, '')}`;
    case 'array':
      return formatListType(schema);
    default:
      return type;
  }
}

function formatListType({ items, prefixItems, minItems, maxItems }: JsonSchema): string {
  const item = typeof items === 'object' ? items : prefixItems?.[0];
  return `list of ${item === undefined ? 'anything' : formatType(item).replace(/^object$/, 'objects')}${formatBounds(minItems, maxItems, ' items')}`;
}

function formatBounds(min: number | undefined, max: number | undefined, unit: string): string {
  if (min === undefined && max === undefined) return '';
  if (min === undefined) return `, at most ${max}${unit}`;
  if (max === undefined) return `, at least ${min}${unit}`;
  return min === max ? `, exactly ${min}${unit}` : `, ${min} to ${max}${unit}`;
}

function formatValue(value: unknown): string {
  return `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;
}
