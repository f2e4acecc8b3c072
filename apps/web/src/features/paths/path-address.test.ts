import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { parsePathAddress } from './path-address.ts';

const DEFAULTS = { tab: 'explore', category: 'All', level: 'All', search: '', path: undefined, node: undefined };

test('an empty or invalid address shows every path', () => {
  expect(parsePathAddress({})).toEqual(DEFAULTS);
  expect(
    parsePathAddress({ tab: 'x', category: 'Cooking', level: 3, search: [], path: 'half-an-id', node: newId() }),
  ).toEqual(DEFAULTS);
});

test('reads tab, filters, path and node from the address', () => {
  const [path, node] = [newId(), newId()];
  const said = { tab: 'skills', category: 'History', level: 'Expert', search: 1789, path: path.toUpperCase(), node };
  expect(parsePathAddress(said)).toEqual({ ...said, search: '1789', path });
});
