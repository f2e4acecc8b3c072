// These tests fail if a new area isn't registered in the mirror; their titles say where it belongs.
import { MIRROR_KINDS } from '@quorbit/contracts/sync/mirror-kinds';
import { expect, test } from 'vitest';
import { workKindsOf } from '#offline/mirror/work-kinds.ts';
import { MIRRORS } from './mirrors.ts';

test('every mirrored kind has one owner: the `rows` of its area’s *.mirror.ts', () => {
  const owned = MIRRORS.flatMap(({ rows = [] }) => rows).map(({ kind }) => kind);
  expect(owned.sort()).toEqual(Object.keys(MIRROR_KINDS).sort());
});

test('every op type with a contract is declared in the `work` of its area’s *.mirror.ts', () => {
  const contracts = import.meta.glob<Record<string, unknown>>('../../../../packages/contracts/src/sync/ops/*.ts', {
    eager: true,
  });
  const types = Object.values(contracts).flatMap((contract) =>
    Object.values(contract).filter((value) => typeof value === 'string'),
  );
  expect(types.length).toBeGreaterThan(1);
  const known = workKindsOf(MIRRORS).map(({ type }) => type);
  expect(known.sort()).toEqual(types.sort());
});

test('the `…Mirror` of every area is in the list of mirrors.ts', () => {
  const files = import.meta.glob<Record<string, unknown>>('./*/*.mirror.ts', { eager: true });
  const exported = Object.values(files).flatMap((file) => Object.entries(file));
  const areas = exported.filter(([name]) => name.endsWith('Mirror')).map(([, area]) => area);
  expect(new Set(areas)).toEqual(new Set(MIRRORS));
});
