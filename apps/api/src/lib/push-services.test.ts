import { expect, it } from 'vitest';
import { createPublicLookup, isPublicAddress, KNOWN_PUSH_SERVICES } from './push-services.ts';

it.each(['142.250.74.10', '34.107.243.93', '2a00:1450:4001:831::200a', '::ffff:142.250.74.10'])(
  'treats %s as a public address',
  (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  },
);

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
  '',
])('does not treat %s as a public address', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

/** Resolves a host name through a fake resolver that returns `addresses`. */
function resolveTo(addresses: string[], all: boolean): Promise<unknown> {
  const answer = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup = createPublicLookup(((_name: string, _options: object, callback: (error: null, all: unknown) => void) =>
    callback(null, answer)) as never);
  return new Promise((resolve, reject) => {
    lookup('push.example.org', { all }, (error, address) => (error ? reject(error) : resolve(address)));
  });
}

it('refuses to resolve a name with any private address', async () => {
  expect(await resolveTo(['142.250.74.10'], false)).toBe('142.250.74.10');
  expect(await resolveTo(['142.250.74.10'], true)).toEqual([{ address: '142.250.74.10', family: 4 }]);
  for (const all of [true, false]) {
    await expect(resolveTo(['142.250.74.10', '10.0.0.1'], all)).rejects.toThrow('private address');
    await expect(resolveTo([], all)).rejects.toThrow('private address');
  }
});

it('refuses localhost when it uses the real resolver', async () => {
  const ask = new Promise((resolve, reject) => {
    KNOWN_PUSH_SERVICES.lookup('localhost', {}, (error, address) => (error ? reject(error) : resolve(address)));
  });
  await expect(ask).rejects.toThrow('private address');
});
