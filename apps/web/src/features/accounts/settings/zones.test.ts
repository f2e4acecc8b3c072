import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentZoneName, searchZones, toZones } from './zones.ts';

const KNOWN = Intl.supportedValuesOf('timeZone');
const ZONES = toZones(KNOWN, 'Europe/Berlin');
const cities = (text: string) => searchZones(ZONES, text).map(({ city }) => city);

describe('the list of zones', () => {
  test('has only current names, each once, and all of them valid', () => {
    const names = ZONES.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(350);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      expect(currentZoneName(name)).toBe(name);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: name })).not.toThrow();
    }
    expect(names).toContain('Asia/Kolkata');
    expect(names).not.toContain('Asia/Calcutta');
  });

  test('includes every place that the browser lists', () => {
    const names = new Set(ZONES.map(({ name }) => name));
    const listed = KNOWN.filter((name) => /^[A-Z][a-z]+\//.test(name) && !name.startsWith('Etc/'));
    expect(listed.filter((name) => !names.has(currentZoneName(name)))).toEqual([]);
  });

  test('is sorted by region and city, with UTC at the end', () => {
    expect(ZONES.at(-1)).toEqual({ name: 'UTC', region: 'Other', city: 'UTC' });
    expect(
      toZones(['Europe/Rome', 'Asia/Tokyo', 'America/Indiana/Knox', 'Europe/Oslo', 'EST', 'Etc/GMT+5'], 'UTC'),
    ).toEqual([
      { name: 'America/Indiana/Knox', region: 'America', city: 'Knox, Indiana' },
      { name: 'Asia/Tokyo', region: 'Asia', city: 'Tokyo' },
      { name: 'Europe/Oslo', region: 'Europe', city: 'Oslo' },
      { name: 'Europe/Rome', region: 'Europe', city: 'Rome' },
      { name: 'UTC', region: 'Other', city: 'UTC' },
    ]);
  });

  test('includes the user’s current zone, even if the browser does not list it', () => {
    expect(toZones([], 'Etc/GMT+5').map(({ name }) => name)).toEqual(['Etc/GMT+5', 'UTC']);
    expect(toZones([], 'Europe/Kiev').map(({ name }) => name)).toEqual(['Europe/Kyiv', 'UTC']);
  });
});

describe('searching zones', () => {
  test.each([
    ['york', ['New York']],
    ['NEW  yo', ['New York']],
    ['buenos argentina', ['Buenos Aires, Argentina']],
    ['america/new_york', ['New York']],
    ['calcutta', ['Kolkata']],
    ['kiev', ['Kyiv']],
    ['Zürich', ['Zurich']],
    ['nowhere at all', []],
  ])('for “%s” finds %j', (text, found) => {
    expect(cities(text)).toEqual(found);
  });

  test('finds each zone by its own name, and never finds more with more letters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.nat(20), ({ name, city }, length) => {
        const found = searchZones(ZONES, name).map((zone) => zone.name);
        expect(found).toContain(name);
        const fewer = searchZones(ZONES, city.slice(0, length));
        for (const zone of searchZones(ZONES, city)) expect(fewer).toContain(zone);
      }),
    );
  });
});
