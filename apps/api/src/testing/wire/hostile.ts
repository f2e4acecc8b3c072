// Generates hostile inputs for property tests of the API calls.
import fc from 'fast-check';
import type { JsonSchema } from '../../rest/json-schema.ts';

/** Names of existing records in the test's database, so that inputs get past validation and reach the services. */
export interface Fixtures {
  /** The ids by record type: `quizzes`, `questions`, `attempts`, `users`. */
  ids: Record<string, string[]>;
  packHashes: string[];
  cursors: string[];
  emails: string[];
  passwords: string[];
  titles: string[];
}

/** Signs of internal details that must not leak: places in code, SQL, and error texts of databases. */
export const INTERNAL_DETAILS =
  /node_modules|\.ts:\d|\bat \S+ \(|failed query|insert into|\bselect\b.+\bfrom\b|violates|params:/i;

/** Placeholders for what `JSON.stringify` can't write; `toJson` replaces them. */
const HUGE_NUMBER = '@huge@';
const PROTO = '@proto@';

/** Returns the value as JSON text, with the placeholders replaced by huge numbers and prototype keys. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.replaceAll(`"${HUGE_NUMBER}"`, '1e309').replaceAll(`"${PROTO}"`, '"__proto__"');
}

const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u{d800}',
  'x\u{dfff}y',
  '\u202e\u2028\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'İıßẞŒ',
  "'; drop table users; --",
  '$1 $2 %s %n \\',
  '{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e309',
  '-1',
  '0000-00-00',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T12:00:00Z',
  '2026-01-01T00:00:00+99:99',
  '&|!():*<->',
  'a:* & b',
  'x'.repeat(3000),
  'é'.repeat(120),
];

const nastyText = fc.oneof(fc.constantFrom(...NASTY_TEXTS), fc.string({ unit: 'binary', maxLength: 150 }));

const nastyNumber = fc.oneof(
  fc.constantFrom(0, -1, -0, 0.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21),
  fc.constant(HUGE_NUMBER),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON, mostly of the wrong type for its field. */
const hostileValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    nastyText,
    nastyNumber,
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom(PROTO, 'constructor', 'toString', 'length', 'id', 'then'), nastyText),
      tie('value'),
      {
        maxKeys: 5,
      },
    ),
  ),
})).value;

/** Request bodies that are hard on a JSON parser, each with a name for the test title. */
export const HEAVY_BODIES: readonly [name: string, json: string][] = [
  ['lists twenty thousand deep', '['.repeat(20_000) + ']'.repeat(20_000)],
  ['objects twenty thousand deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['brackets that never close', '['.repeat(100_000)],
  ['a text of a megabyte', `{"email":"${'x'.repeat(1_000_000)}"}`],
  ['twenty thousand keys', `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`],
  ['a long number', `{"limit":${'9'.repeat(100_000)}}`],
  ['a __proto__ key', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'],
  ['a key given twice', '{"id":1,"id":2}'],
  ['only spaces', ' '.repeat(1000)],
  ['a byte order mark', '\ufeff{}'],
];

/** Values that commonly break databases, parsers and clocks, long enough for most fields. */
const STUMBLING_VALUES: readonly unknown[] = [
  'a text with \0 in it',
  'a text with \u{d800} in it',
  'x'.repeat(5000),
  '+275760-09-13T00:00:00.000Z',
  HUGE_NUMBER,
  -1,
  // The next numbers exceed signed and unsigned 32-bit columns.
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  0.5,
  true,
  null,
  [],
  {},
  [['x']],
  { [PROTO]: { length: -1 }, toString: 1 },
];

/** Returns a valid input, followed by copies that each have one bad field, at any depth. */
export function mutationsFor(procedure: string, schema: JsonSchema, fixtures: Fixtures): unknown[] {
  const place = { area: procedure.split('.')[0] ?? '', name: '', fixtures, mayBreak: false };
  const [valid] = fc.sample(validValue(schema, place), 1);
  return [valid, ...mutateFields(valid)];
}

function mutateFields(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const withInner = (other: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    const without = Array.isArray(value) ? [] : [withInner(undefined)];
    return [...without, ...STUMBLING_VALUES.map(withInner), ...mutateFields(inner).map(withInner)];
  });
}

/** The position of a field: its name and the area of its procedure. */
interface FieldPlace {
  area: string;
  name: string;
  fixtures: Fixtures;
  /** Whether fields may hold values that break the schema. */
  mayBreak: boolean;
}

/**
 * Inputs for a procedure: most fit its schema exactly, with boundary values and existing things; in others, one or two
 * fields or the whole input are arbitrary.
 */
export function inputsFor(procedure: string, schema: JsonSchema, fixtures: Fixtures): fc.Arbitrary<unknown> {
  const place = { area: procedure.split('.')[0] ?? '', name: '', fixtures };
  return fc.oneof(
    { weight: 5, arbitrary: validValue(schema, { ...place, mayBreak: false }) },
    { weight: 3, arbitrary: validValue(schema, { ...place, mayBreak: true }) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function validValue(schema: JsonSchema, place: FieldPlace): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => validValue(option, place)));
  switch (schema.type) {
    case 'string':
      return textFor(schema, place);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.oneof(fc.constantFrom(0, -1, 0.25, 1e308, -1e308), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listFor(schema, place);
    case 'object':
      return objectFor(schema, place);
    default:
      return hostileValue;
  }
}

function objectFor({ properties = {}, required = [] }: JsonSchema, place: FieldPlace) {
  const fields = Object.entries(properties).map(([name, property]) => {
    const fit = validValue(property, { ...place, name });
    if (!place.mayBreak) return [name, fit] as const;
    return [name, fc.oneof({ weight: 5, arbitrary: fit }, { weight: 1, arbitrary: hostileValue })] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function listFor(schema: JsonSchema, place: FieldPlace): fc.Arbitrary<unknown[]> {
  const { items, prefixItems, minItems = 0, maxItems = 200 } = schema;
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => validValue(item, place)));
  if (typeof items !== 'object') return fc.array(hostileValue, { maxLength: 5 });
  return fc.array(validValue(items, place), { minLength: minItems, maxLength: Math.min(maxItems, 3) });
}

const TIMES = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '1970-01-01T00:00:00.000000001Z',
  '2026-02-28T23:59:59-12:00',
  '2026-03-01T12:00:00Z',
  '9999-12-31T23:59:59.999-23:59',
];
const DAYS = ['1900-01-01', '2024-02-29', '2026-02-28', '9999-12-31'];
const ZONES = ['UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'pacific/pago_pago', 'Etc/GMT+12'];

/** Generates texts that fit the schema of a field with this name in this area. */
export function textsFor(schema: JsonSchema, place: Omit<FieldPlace, 'mayBreak'>): fc.Arbitrary<string> {
  return textFor(schema, { ...place, mayBreak: false });
}

/** Generates texts that suit the field's purpose: most name existing records, some only look as if they did. */
function textFor(schema: JsonSchema, place: FieldPlace): fc.Arbitrary<string> {
  const { name, fixtures } = place;
  if (schema.format === 'uuid') return weightedText(idsFor(place), fc.uuid());
  if (schema.format === 'date-time') return weightedText(TIMES, fc.constant('2026-03-01T11:00:00+01:00'));
  if (schema.format === 'date') return fc.constantFrom(...DAYS);
  if (schema.format === 'email')
    return fc.oneof(fc.constantFrom(...fixtures.emails), fc.emailAddress({ size: 'small' }));
  if (name === 'packHash') return weightedText(fixtures.packHashes, fc.stringMatching(/^[0-9a-f]{64}$/));
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern), { size: 'xsmall' });
  if (name === 'cursor') return weightedText(fixtures.cursors, inventedCursor(fixtures));
  if (name === 'correctAnswer') return fc.constantFrom('A', 'd', ' b ');
  if (name === 'timeZone') return fc.constantFrom(...ZONES);
  if (/password$/i.test(name)) return weightedText(fixtures.passwords, cleanText(schema));
  if (name === 'title') return weightedText(fixtures.titles, cleanText(schema));
  return cleanText(schema);
}

function weightedText(some: readonly string[], others: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...some) }, { weight: 1, arbitrary: others });
}

/**
 * Returns ids that suit the field's name: `quizId` means quizzes, and a plain `id` the records of the procedure's area.
 */
function idsFor({ area, name, fixtures }: FieldPlace): string[] {
  const kind = name === 'id' ? area : `${name.replace(/Id$/, '')}s`.replace('quizs', 'quizzes');
  return [
    ...(fixtures.ids[{ accounts: 'users', reports: 'attempts' }[kind] ?? kind] ?? Object.values(fixtures.ids).flat()),
  ];
}

/** Generates text in any script, with a length at or between the schema's bounds. */
function cleanText({ minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  const most = Math.min(maxLength, 3000);
  const some = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(most, minLength + 30) });
  const full = fc.constantFrom('a', '𝔘', 'ſ', '٣').map((sign) => sign.repeat(most).slice(0, most).toWellFormed());
  return fc.oneof({ weight: 5, arbitrary: some }, { weight: 1, arbitrary: full });
}

function inventedCursor(known: Fixtures): fc.Arbitrary<string> {
  const part = fc.oneof(
    fc.constantFrom(...Object.values(known.ids).flat()),
    fc.constantFrom('9999-12-31T23:59:59.999Z', '2026-03-01T12:00:00.000Z', '', '\0', '0', null, 1, {}, []),
  );
  return fc.array(part, { maxLength: 3 }).map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));
}
