import { describe, expect, it } from 'vitest';
import { journeys } from './support/browser.ts';
import { shifts, sideways } from './support/layout.ts';
import { LOADED } from './support/pages.ts';
import { type PageCase, walk } from './support/prepared.ts';

const LONGEST_WORD = 'Donaudampfschifffahrtsgesellschaftskapit';
const MOST_SHIFT = 0.05;
/** What is loaded once the page is there has come by then. */
const SETTLE_MS = 2_000;
const AT_ONCE = 4;

const { pageAs, show } = walk(journeys(), LONGEST_WORD);

/** What is wrong with a page's layout, one line each. */
async function wrongWith(shown: PageCase): Promise<string[]> {
  const [phone, desktop] = await Promise.all([opened(shown, 360), opened(shown, 1280)]);
  const found: string[] = [];
  for (const [width, page] of [
    [360, phone],
    [1280, desktop],
  ] as const) {
    const { sum, worst } = await shifts(page);
    if (sum > MOST_SHIFT) found.push(`${shown.name} at ${width} px shifts by ${sum.toFixed(3)}: ${worst}`);
  }
  for (const width of [320, 360, 414]) {
    await phone.setViewportSize({ width, height: 800 });
    found.push(...(await sideways(phone)).map((what) => `${shown.name} at ${width} px scrolls sideways: ${what}`));
  }
  await Promise.all([phone.close(), desktop.close()]);
  return found;
}

async function opened(shown: PageCase, width: number) {
  const page = await pageAs(shown.as, { kept: true });
  await page.setViewportSize({ width, height: 800 });
  await show(page, shown);
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

/** Several at once: a page waits more than it works. */
const SETS = Array.from({ length: Math.ceil(LOADED.length / AT_ONCE) }, (_, index) => {
  const pages = LOADED.slice(index * AT_ONCE, (index + 1) * AT_ONCE);
  return { names: pages.map(({ name }) => name).join(', '), pages };
});

describe('nothing moves that is already there, and no long word makes the page scroll sideways', () => {
  it.each(SETS)('$names', async ({ pages }) => {
    expect((await Promise.all(pages.map(wrongWith))).flat()).toEqual([]);
  });
});
