import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RankedItem, rankItems } from './rank.ts';

const item = (label: string, more: Partial<RankedItem> = {}): RankedItem => ({ id: label, label, ...more });
const ids = (items: readonly RankedItem[], text: string, recent: readonly string[] = []) =>
  rankItems(items, text, recent).map(({ id }) => id);

describe('without a text', () => {
  test('lists recent picks first, the latest at the top; the others keep their order', () => {
    expect(ids([item('a'), item('b'), item('c'), item('d')], ' ', ['c', 'b'])).toEqual(['c', 'b', 'a', 'd']);
  });

  test('hides items that are only shown when searched, unless they were picked recently', () => {
    const quizzes = [item('x', { onlyWhenSearched: true }), item('y', { onlyWhenSearched: true })];
    expect(ids([item('a'), ...quizzes], '', ['y'])).toEqual(['y', 'a']);
  });
});

describe('with a text', () => {
  test('ranks the start of the label first, then the start of a word, the inside of a word, and other words', () => {
    const items = [item('other', { words: 'report card' }), item('My unreported'), item('My report'), item('Reports')];
    expect(ids(items, 'rep')).toEqual(['Reports', 'My report', 'My unreported', 'other']);
  });

  test('finds only items that match every word, in any order', () => {
    const items = [item('World Capitals', { words: 'Geography' }), item('World History')];
    expect(ids(items, 'cap wor')).toEqual(['World Capitals']);
    expect(ids(items, 'geo world')).toEqual(['World Capitals']);
    expect(ids(items, 'world maps')).toEqual([]);
  });

  test('ignores accents, capitals and punctuation', () => {
    expect(ids([item('Café: the Ångström')], 'cafe, THE ang')).toEqual(['Café: the Ångström']);
  });

  test('puts recent picks first among equal matches, but never above a better match', () => {
    const items = [item('Reports'), item('Reviews'), item('My reading')];
    expect(ids(items, 're', ['My reading', 'Reviews'])).toEqual(['Reviews', 'Reports', 'My reading']);
  });

  test('puts items that only the server found last', () => {
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

  test('shows no item twice and only given items', () => {
    fc.assert(
      fc.property(anyItems, fc.string(), (items, text) => {
        const shown = rankItems(items, text, []);
        expect(new Set(shown).size).toBe(shown.length);
        expect(items).toEqual(expect.arrayContaining(shown));
      }),
    );
  });

  test('recent picks change only the order of the matches', () => {
    fc.assert(
      fc.property(anyItems, fc.string({ minLength: 1 }), (items, text) => {
        fc.pre(/[\p{L}\p{N}]/u.test(text));
        const recent = items.map(({ id }) => id).reverse();
        expect(new Set(ids(items, text, recent))).toEqual(new Set(ids(items, text)));
      }),
    );
  });

  test('an item is found by its own label', () => {
    fc.assert(
      fc.property(anyItem, (entry) => {
        const item = { ...entry, onlyWhenSearched: false };
        expect(rankItems([item], item.label, [])).toEqual([item]);
      }),
    );
  });
});
