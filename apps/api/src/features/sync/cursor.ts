import type { Scope } from '@quorbit/contracts/sync/scopes';

/**
 * How far a device has read one scope: all rows of versions before `version`, and those of `version` itself up to
 * `kind` and `id`. Version 0 means that nothing was read yet.
 */
export interface Position {
  version: number;
  kind: string;
  id: string;
  /**
   * During a first read, the scope's version when that read began; the device needs no tombstones up to it. Otherwise
   * 0.
   */
  began: number;
}

export type Positions = ReadonlyMap<string, Position>;

export const START_POSITION: Position = { version: 0, kind: '', id: '', began: 0 };
/** A kind that sorts after every real kind. */
const LAST_KIND = '\u{10ffff}';

/** Returns the position after all rows of a version. */
export function positionAfter(version: number): Position {
  return version === 0 ? START_POSITION : { version, kind: LAST_KIND, id: '', began: 0 };
}

/** Returns whether rows of the position's own version may still be unread. */
export function isPartial({ kind }: Position): boolean {
  return kind !== LAST_KIND;
}

/**
 * Writes the cursor that devices store. It's opaque to them, and short, because every exchange carries it both ways.
 */
export function formatCursor(positions: Positions): string {
  return [...positions].map(formatEntry).join(ENTRY_SEPARATOR);
}

const RADIX = 36;
/** Separators of fields and of entries; `encodeURIComponent` produces neither of them. */
const FIELD_SEPARATOR = ':';
const ENTRY_SEPARATOR = ',';

function formatEntry([scope, position]: readonly [string, Position]): string {
  const fields = [scope, position.version.toString(RADIX)];
  if (isPartial(position) && position.version > 0) fields.push(position.kind, position.id);
  if (position.began > 0) fields.push(position.began.toString(RADIX));
  return fields.map(encodeURIComponent).join(FIELD_SEPARATOR);
}

/** The maximum number of scopes in a cursor; no server writes more. */
const MAX_SCOPES = 16;

/**
 * Parses a cursor; '' is the beginning, an empty map. Returns null for a cursor that this server can't have written.
 */
export function parseCursor(cursor: string): Map<Scope | string, Position> | null {
  if (cursor === '') return new Map();
  const entries = cursor.split(ENTRY_SEPARATOR);
  if (entries.length > MAX_SCOPES) return null;
  const positions = new Map<string, Position>();
  for (const entry of entries) {
    const parsed = parseEntry(entry.split(FIELD_SEPARATOR).map(decodeField));
    if (parsed === null) return null;
    positions.set(...parsed);
  }
  return positions;
}

/** Decodes a field of a cursor. Returns '\0' for text that `encodeURIComponent` can't have produced. */
function decodeField(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\0';
  }
}

const MAX_FIELD_LENGTH = 100;

function parseEntry(fields: readonly string[]): [string, Position] | null {
  const [scope = '', versionText = '', kind, id = '', beganText = '0'] = fields;
  const version = parseVersion(versionText);
  const began = parseVersion(beganText);
  if ([scope, kind ?? '', id].some((text) => text.length > MAX_FIELD_LENGTH || text.includes('\0'))) return null;
  if (version === null || began === null || fields.length > 5) return null;
  if (version === 0 || kind === undefined) return [scope, positionAfter(version)];
  return [scope, { version, kind, id, began }];
}

const VERSION_PATTERN = /^[0-9a-z]{1,11}$/;

function parseVersion(text: string): number | null {
  const version = VERSION_PATTERN.test(text) ? Number.parseInt(text, RADIX) : Number.NaN;
  return Number.isSafeInteger(version) ? version : null;
}

/** Returns the positions to read from: the cursor's, and the beginning for each scope that the cursor doesn't name. */
export function positionsFor(cursor: Positions | null, scopes: readonly Scope[]): Map<Scope, Position> {
  return new Map(scopes.map((scope) => [scope, cursor?.get(scope) ?? START_POSITION]));
}
