import { newId } from '@quorbit/contracts/lib/ids';
import { MIRROR_KINDS } from '@quorbit/contracts/sync/mirror-kinds';
import { scopesOf } from '@quorbit/contracts/sync/scopes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCursor, type Position, parseCursor, positionAfter, START_POSITION } from './cursor.ts';

const text = fc.string({ unit: fc.constantFrom(...'aZ09 :,%/-', 'é', '💫'), maxLength: 20 });
const version = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const position: fc.Arbitrary<Position> = fc.oneof(
  fc.constant(START_POSITION),
  version.map(positionAfter),
  fc.record({
    version,
    kind: fc.oneof(fc.constantFrom(...Object.keys(MIRROR_KINDS)), text),
    id: fc.oneof(fc.uuid(), text),
    began: fc.oneof(fc.constant(0), version),
  }),
);
const positions = fc.array(fc.tuple(text, position), { minLength: 1, maxLength: 4 }).map((all) => new Map(all));

describe('a cursor', () => {
  it('reads back as it was written', () => {
    expect(parseCursor('')).toEqual(new Map());
    expect(parseCursor(formatCursor(new Map([['everyone', START_POSITION]])))).toEqual(
      new Map([['everyone', START_POSITION]]),
    );
    fc.assert(
      fc.property(positions, (written) => {
        expect(parseCursor(formatCursor(written))).toEqual(written);
      }),
    );
  });

  it('reads as null, and never throws, for text that no server wrote', () => {
    const foreign = [
      'not a cursor',
      'everyone',
      'everyone:',
      'everyone:-1',
      'everyone:A',
      'everyone:1:%',
      ',',
      '%00:1',
      'everyone:1:card:x:-1',
      'everyone:1:card:x:1:1',
    ];
    foreign.push(Array.from({ length: 200 }, (_, index) => `s${index}:1`).join(','));
    foreign.push(`${'x'.repeat(101)}:1`, 'everyone:zzzzzzzzzzz', Buffer.from('[["everyone",1]]').toString('base64url'));
    for (const cursor of foreign) expect(parseCursor(cursor), cursor).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'az09:,%CF\0é') }), (cursor) => {
        const read = parseCursor(cursor);
        for (const { version: at } of read?.values() ?? []) expect(at).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('reads as the start position for every spelling of version 0', () => {
    for (const cursor of ['everyone:0', 'everyone:0:pack:x', formatCursor(new Map([['everyone', positionAfter(0)]]))]) {
      expect(parseCursor(cursor)).toEqual(new Map([['everyone', START_POSITION]]));
    }
  });

  it('has at most 100 characters for a device that has read everything', () => {
    const now = Date.parse('2026-11-21T10:00:00Z') * 1_000;
    const scopes = scopesOf({ id: newId() });
    expect(formatCursor(new Map(scopes.map((scope) => [scope, positionAfter(now)]))).length).toBeLessThanOrEqual(100);
  });
});
