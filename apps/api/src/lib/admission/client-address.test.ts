import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from './client-address.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::203.0.113.7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('maps %s to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('returns the same network however an address is spelled', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(networkOf(address)).toMatch(/^([0-9a-f]{1,4}:){4}:\/64$|^\d+\.\d+\.\d+\.\d+$/);
        expect(networkOf(address.toUpperCase())).toBe(networkOf(address));
      }),
    );
  });

  it('returns null for text that is not an address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (!/^[0-9a-f.:%]+/i.test(text)) expect(networkOf(text)).toBeNull();
      }),
    );
    for (const text of ['', 'localhost', '1.2.3', '1.2.3.4:80', '[::1]', 'x'.repeat(8000)])
      expect(networkOf(text)).toBeNull();
  });
});
