// Builds the largest input that a procedure's schema allows, within the size limit of a request.
import { newId } from '@quorbit/contracts/lib/ids';
import fc from 'fast-check';
import type { JsonSchema } from '../../rest/json-schema.ts';
import { type Fixtures, textsFor } from './hostile.ts';

/** Bytes that the input may take. A request has at most 1 MB, and some of it is needed for what surrounds the input. */
const MAX_BYTES = 900_000;

interface FieldPlace {
  area: string;
  name: string;
  fixtures: Fixtures;
  /** The bytes that this field's value may take. */
  bytesLeft: number;
}

/** Returns an input with every field given, its texts and lists as long and its numbers as high as allowed. */
export function largestFor(procedure: string, schema: JsonSchema, fixtures: Fixtures): unknown {
  return largestValue(schema, { area: procedure.split('.')[0] ?? '', name: '', fixtures, bytesLeft: MAX_BYTES });
}

function largestValue(schema: JsonSchema, place: FieldPlace): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  if (schema.anyOf) return byLength(schema.anyOf.map((option) => largestValue(option, place))).at(-1);
  switch (schema.type) {
    case 'string':
      return longestText(schema, place);
    case 'integer':
    case 'number':
      return schema.maximum ?? 2 ** 31;
    case 'boolean':
      return true;
    case 'array':
      return longestList(schema, place);
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(fields.map(([name, field]) => [name, largestValue(field, { ...place, name })]));
    }
    default:
      return null;
  }
}

function longestText(schema: JsonSchema, place: FieldPlace): string {
  const { format, pattern, maxLength = 200 } = schema;
  // Texts with a format or pattern name an existing record or a new one, and can't be made longer.
  if (format === 'uuid') return fc.sample(fc.constantFrom(newId(), ...idsOf(schema, place)), 1)[0] ?? newId();
  if (format !== undefined || pattern !== undefined) return fc.sample(textsFor(schema, place), 1)[0] ?? '';
  return 'ä'.repeat(Math.min(maxLength, Math.floor(place.bytesLeft / 4)));
}

function idsOf(schema: JsonSchema, place: FieldPlace): string[] {
  return fc.sample(textsFor(schema, place), 5);
}

function longestList({ items, maxItems = 100_000 }: JsonSchema, place: FieldPlace): unknown[] {
  if (typeof items !== 'object') return [];
  const list: unknown[] = [];
  for (let bytes = 0; list.length < maxItems; ) {
    const item = largestValue(items, { ...place, bytesLeft: place.bytesLeft / 10 });
    bytes += Buffer.byteLength(JSON.stringify(item) ?? 'null') + 1;
    if (bytes > place.bytesLeft) break;
    list.push(item);
  }
  return list;
}

function byLength(values: readonly unknown[]): unknown[] {
  const lengthOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;
  return values.toSorted((a, b) => lengthOf(a) - lengthOf(b));
}
