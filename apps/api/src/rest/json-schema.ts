import * as z from 'zod/mini';
import { schemaNames } from './view.ts';

/** JSON Schema 2020-12, as far as schemas of ours use it. */
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
 * The JSON Schema of a zod schema.
 * @param io what a caller may send (`input`: defaults make fields optional) or what they get (`output`)
 */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    metadata: schemaNames,
    override: ({ jsonSchema }) => {
      // A format is enough: the pattern behind it fills a screen. Bounds of the number type itself say nothing.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as JsonSchema;
  return rest;
}
