import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RankedItem, rankItems } from './rank.ts';

const item = (label: string, more: Partial<RankedItem> = {}): RankedItem => ({ id: label, label, ...more });
const ids = (items: readonly RankedItem[], text: string, recent: readonly string[] = []) =>
  rankItems(items, text, recent).map(({ id }) => id);

describe('without a text', () => {
  test('recent picks lead, the latest first; the others keep their order', () => {
    expect(ids([item('a'), item('b'), item('c'), item('d')], ' ', ['c', 'b'])).toEqual(['c', 'b', 'a', 'd']);
  });

  test('what is shown for a text only stays away, unless it was picked lately', () => {
    const quizzes = [item('x', { onlyWhenSearched: true }), item('y', { onlyWhenSearched: true })];
    expect(ids([item('a'), ...quizzes], '', ['y'])).toEqual(['y', 'a']);
  });
});

describe('with a text', () => {
  test('the start of the label beats the start of a word, that beats the inside, that beats other words', () => {
    const items = [item('other', { words: 'report card' }), item('My unreported'), item('My report'), item('Reports')];
    expect(ids(items, 'rep')).toEqual(['Reports', 'My report', 'My unreported', 'other']);
  });

  test('every word must be found, in any order', () => {
    const items = [item('World Capitals', { words: 'Geography' }), item('World History')];
    expect(ids(items, 'cap wor')).toEqual(['World Capitals']);
    expect(ids(items, 'geo world')).toEqual(['World Capitals']);
    expect(ids(items, 'world maps')).toEqual([]);
  });

  test('accents, capitals and punctuation make no difference', () => {
    expect(ids([item('Café: the Ångström')], 'cafe, THE ang')).toEqual(['Café: the Ångström']);
  });

  test('of equal matches the recent pick is first, but it never beats a better match', () => {
    const items = [item('Reports'), item('Reviews'), item('My reading')];
    expect(ids(items, 're', ['My reading', 'Reviews'])).toEqual(['Reviews', 'Reports', 'My reading']);
  });

  test('what the server found by words that are not known here comes last', () => {
    expect(ids([item('Rivers', { found: true }), item('Water cycle')], 'wat')).toEqual(['Water cycle', 'Rivers']);
  });
});

describe('always', () => {
  const anyItem = fc.record({
    id: fc.uuid(),
    label: fc.string(),
    words: fc.string(),
    found: fc.boolean(),
    onlyWhenSearched: fc.boolean(),
  });
  const anyItems = fc.uniqueArray(anyItem, { selector: ({ id }) => id });

  test('shows nothing twice and nothing that was not given', () => {
    fc.assert(
      fc.property(anyItems, fc.string(), (items, text) => {
        const shown = rankItems(items, text, []);
        expect(new Set(shown).size).toBe(shown.length);
        expect(items).toEqual(expect.arrayContaining(shown));
      }),
    );
  });

  test('recent picks change the order only, of what a text shows', () => {
    fc.assert(
      fc.property(anyItems, fc.string({ minLength: 1 }), (items, text) => {
        fc.pre(/[\p{L}\p{N}]/u.test(text));
        const recent = items.map(({ id }) => id).reverse();
        expect(new Set(ids(items, text, recent))).toEqual(new Set(ids(items, text)));
      }),
    );
  });

  test('its own label finds an item', () => {
    fc.assert(
      fc.property(anyItem, (entry) => {
        const item = { ...entry, onlyWhenSearched: false };
        expect(rankItems([item], item.label, [])).toEqual([item]);
      }),
    );
  });
});
