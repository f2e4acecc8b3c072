import * as z from 'zod/mini';
import { schemaNames } from './view.ts';

/** The part of JSON Schema 2020-12 that our schemas use. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  $ref?: string;
  $schema?: string;
  $defs?: Record<string, JsonSchema>;
}

/**
 * Converts a zod schema to JSON Schema.
 * @param io `input`: the schema of what a caller may send, where defaults make fields optional; `output`: of what the
 * caller gets.
 */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata: schemaNames,
    override: ({ jsonSchema }) => {
      // Leaves out the pattern of a format, which would fill a screen, and the bounds of the number type itself, which
      // tell a reader nothing.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as JsonSchema;
  return rest;
}
