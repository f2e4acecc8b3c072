import type { Scope } from '@quorbit/contracts/sync/scopes';

/** How far a device has read one scope: all rows up to `version`, and of the next one those up to `kind` and `id`. */
export interface Position {
  version: number;
  kind: string;
  id: string;
}

export type Positions = ReadonlyMap<string, Position>;

export const START: Position = { version: 0, kind: '', id: '' };
/** After every kind there is. */
export const LAST_KIND = '\u{10ffff}';

/** The whole of a version was read. */
export function through(version: number): Position {
  return { version, kind: LAST_KIND, id: '' };
}

/** The cursor that devices keep: opaque to them, and short, since every exchange carries it both ways. */
export function writeCursor(positions: Positions): string {
  return [...positions]
    .map(([scope, { version, kind, id }]) => {
      const place = kind === LAST_KIND ? [] : [kind, id];
      return [scope, version.toString(RADIX), ...place].map(encodeURIComponent).join(FIELD);
    })
    .join(ENTRY);
}

const RADIX = 36;
/** Neither stands in what `encodeURIComponent` makes. */
const FIELD = ':';
const ENTRY = ',';

/** Null for a cursor that this server never wrote. '' is the beginning. */
export function readCursor(cursor: string): Map<Scope | string, Position> | null {
  if (cursor === '') return new Map();
  const positions = new Map<string, Position>();
  for (const entry of cursor.split(ENTRY)) {
    const read = readEntry(entry.split(FIELD).map(decoded));
    if (read === null) return null;
    positions.set(...read);
  }
  return positions;
}

/** '\0' for what `encodeURIComponent` never made. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\0';
  }
}

const MAX_TEXT = 100;
const VERSION = /^[0-9a-z]{1,11}$/;

function readEntry(fields: readonly string[]): [string, Position] | null {
  const [scope = '', version = '', kind = LAST_KIND, id = ''] = fields;
  if ([scope, kind, id].some((text) => text.length > MAX_TEXT || text.includes('\0'))) return null;
  const number = VERSION.test(version) ? Number.parseInt(version, RADIX) : Number.NaN;
  return Number.isSafeInteger(number) ? [scope, { version: number, kind, id }] : null;
}
