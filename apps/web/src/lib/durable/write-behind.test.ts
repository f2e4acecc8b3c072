import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWriteBehind, type UpdateStep, type WriteBehind } from './write-behind.ts';

/** The storage that tabs share; `refuses` is true while it's full, and all writes then fail. */
interface FakeStorage {
  lists: Map<string, readonly number[]>;
  refuses: boolean;
}

const FULL = new DOMException('Full.', 'QuotaExceededError');

function openPage(shelf: FakeStorage, isAsync: boolean): WriteBehind<readonly number[], readonly number[]> {
  return createWriteBehind<readonly number[], readonly number[]>({
    guard: () => () => {},
    onError: () => {},
    store(changes) {
      const next = new Map(shelf.lists);
      const write = () => {
        if (shelf.refuses) throw FULL;
        shelf.lists = next;
      };
      if (!isAsync) {
        for (const [key, { steps }] of changes)
          for (const step of steps) next.set(key, step(next.get(key)) as readonly number[]);
        write();
        return undefined;
      }
      return (async () => {
        await null;
        const read = new Map(shelf.lists);
        for (const [key, { steps }] of changes)
          for (const step of steps) read.set(key, (await step(read.get(key))) ?? []);
        if (shelf.refuses) throw FULL;
        for (const key of changes.keys()) shelf.lists.set(key, read.get(key) ?? []);
      })();
    },
  });
}

const with_ =
  (item: number): UpdateStep<readonly number[]> =>
  (stored = []) => [...stored.filter((value) => value !== item), item];

const actions = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('add' as const), page: fc.nat({ max: 1 }), key: fc.constantFrom('a', 'b') }),
    fc.record({ do: fc.constantFrom('fill' as const, 'empty' as const, 'save' as const), page: fc.nat({ max: 1 }) }),
    fc.record({ do: fc.constant('kill' as const), page: fc.nat({ max: 1 }) }),
  ),
  { maxLength: 30 },
);

describe.each([
  ['at once', false],
  ['after a while', true],
])('storage that answers %s', (_name, isAsync) => {
  test('has every change that was reported as saved, whatever two tabs do, and memory has the rest', async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (steps) => {
        const shelf: FakeStorage = { lists: new Map(), refuses: false };
        const pages = [openPage(shelf, isAsync), openPage(shelf, isAsync)];
        /** The list that is shown on each page's screen, by page and key. */
        const shown = new Map<string, readonly number[]>();
        const saved: [string, number][] = [];
        const alive: [number, string, number][] = [];
        let item = 0;
        for (const step of steps) {
          const page = pages[step.page];
          if (!page) throw new Error('Two pages.');
          if (step.do === 'fill') shelf.refuses = true;
          if (step.do === 'empty') shelf.refuses = false;
          if (step.do === 'save') await page.save();
          if (step.do === 'kill') {
            pages[step.page] = openPage(shelf, isAsync);
            for (const key of ['a', 'b']) shown.delete(`${step.page} ${key}`);
            alive.splice(0, alive.length, ...alive.filter(([of]) => of !== step.page));
          }
          if (step.do !== 'add') continue;
          item += 1;
          const added = item;
          const name = `${step.page} ${step.key}`;
          const value = [...(shown.get(name) ?? shelf.lists.get(step.key) ?? []), added];
          shown.set(name, value);
          alive.push([step.page, step.key, added]);
          if (await page.update(step.key, value, with_(added))) saved.push([step.key, added]);
          else expect(page.unsaved().get(step.key)).toContain(added);
        }
        for (const [key, added] of saved) expect(shelf.lists.get(key)).toContain(added);
        shelf.refuses = false;
        for (const page of pages) expect(await page.save()).toBe(true);
        expect(pages.map((page) => [page.state(), page.memory().size])).toEqual([
          ['saved', 0],
          ['saved', 0],
        ]);
        for (const [, key, added] of alive) expect(shelf.lists.get(key)).toContain(added);
        for (const [key, added] of saved) expect(shelf.lists.get(key)).toContain(added);
      }),
      { numRuns: 300 },
    );
  });
});
