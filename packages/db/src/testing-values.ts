/** Creates a value in PostgreSQL's text format. `unique` is a text that no other value contains. */
export type Candidate = (unique: string) => string;

/** Texts that look like lines of a dump, or that break code that is careless about quotes and line ends. */
const TEXTS: readonly Candidate[] = [
  (unique) => `{"$end":{"users":0}}\n${unique} Zoë "O'Neil" \\ back\\\\slash\t\r\n\u2028 🎲 $1 %s`,
  (unique) => `\u0001\u007f\ufeff NULL ${unique}`,
  (unique) => `{"$table":"users","columns":[]} '; -- {a,"b"} \\u0000 ${unique}`,
];

/**
 * Awkward values by column type, at least one each. JSON null isn't among them, because a dump doesn't distinguish it
 * from SQL NULL.
 */
const VALUES: Readonly<Record<string, readonly Candidate[]>> = {
  text: TEXTS,
  'character varying': TEXTS,
  uuid: [(unique) => unique],
  boolean: toCandidates('true', 'false'),
  smallint: toCandidates('32767', '0', '-32768'),
  integer: toCandidates('2147483647', '0', '-2147483648'),
  // Beyond the integers that JavaScript numbers hold exactly.
  bigint: toCandidates('9223372036854775807', '0', '-9007199254740993'),
  numeric: toCandidates('12345678901234567890.123456789', '0', '-0.1'),
  real: toCandidates('0.1', '0', '-Infinity'),
  'double precision': toCandidates('0.1', '5e-324', 'NaN'),
  date: toCandidates('2026-11-21', 'infinity', '0044-03-15 BC'),
  'time without time zone': toCandidates('23:59:59.999999', '00:00'),
  interval: toCandidates('1 year -2 days 03:04:05.678901', '0'),
  // Times finer than milliseconds, infinite ones and one before Christ.
  'timestamp with time zone': toCandidates('2026-01-02 03:04:05.678901+00', 'infinity', '0044-03-15 10:00:00+00 BC'),
  'timestamp without time zone': toCandidates('2026-01-02 03:04:05.678901', 'infinity'),
  jsonb: [
    (unique) => JSON.stringify({ unique, $end: { users: 0 }, text: '\u2028\n"\\', list: [null, true, [], {}] }),
    () => '[12345678901234567890.123456789, 1e400, -0.1]',
  ],
  bytea: toCandidates('\\x00ff0a22', '\\x'),
  inet: toCandidates('::1', '10.0.0.0/8'),
};

/** Returns some values of a type, awkward ones first; null for a type without known values. */
export function listCandidates(type: string, labels: readonly string[] | null): readonly Candidate[] | null {
  if (labels !== null) return toCandidates(...labels);
  if (!type.endsWith('[]')) return VALUES[type] ?? null;
  const elements = listCandidates(type.slice(0, -2), null);
  return (
    elements && [(unique) => `{${elements.map((element) => quoteElement(element(unique))).join()},NULL}`, () => '{}']
  );
}

function toCandidates(...values: readonly string[]): Candidate[] {
  return values.map((value) => () => value);
}

function quoteElement(element: string): string {
  return `"${element.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
